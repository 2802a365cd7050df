import { FileDown } from "lucide-react";
import { useState } from "react";
import type { NextActs } from "../../../engine/session/next-acts.ts";
import { openProposals } from "../../../engine/session/rules/proposals.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Disclosure } from "../../../ui/primitives/disclosure.tsx";
import type { ActOfSeat, SessionProps } from "../session-props.ts";
import type { WordFileKind } from "./download-files.ts";
import { WordImport } from "./word-import.tsx";

type Props = SessionProps & { readonly acts: NextActs; readonly isBusy: boolean; readonly act: ActOfSeat };

/** The outcome of the last download: how many proposals its file does not contain, or that it failed. */
type Outcome = { readonly excluded: number } | "failed" | null;

/** The Word files of a negotiation: the text, the text with tracked changes, the table of changes, and importing one again. */
export const WordFiles = (props: Props) => {
  const { messages, state } = props;
  const { wordFiles } = messages;
  const [outcome, setOutcome] = useState<Outcome>(null);
  if (state.service !== "negotiation" || state.file) return null;
  const kinds: readonly WordFileKind[] = [
    "clean",
    ...(openProposals(state).length > 0 ? (["withOpen"] as const) : []),
    ...(state.proposals.length > 0 ? (["sinceFirst", "table"] as const) : []),
  ];
  const download = async (kind: WordFileKind): Promise<void> => {
    setOutcome(null);
    try {
      const { downloadWordFile } = await import("./download-files.ts");
      setOutcome({ excluded: await downloadWordFile(kind, props) });
    } catch {
      setOutcome("failed");
    }
  };
  return (
    <Disclosure summary={wordFiles.summary}>
      <div className="grid gap-4 py-2">
        <p className="text-soft">{wordFiles.lead}</p>
        <h3 className="text-lg">{wordFiles.downloads}</h3>
        <div className="flex flex-wrap gap-3">
          {kinds.map((kind) => (
            <Button
              key={kind}
              icon={<FileDown aria-hidden className="size-5 shrink-0" />}
              onClick={() => void download(kind)}
            >
              {wordFiles[kind]}
            </Button>
          ))}
        </div>
        <p role="status" className={outcome === "failed" ? "text-danger" : "text-soft"}>
          {outcome === "failed" && wordFiles.failed}
          {outcome !== null && outcome !== "failed" && outcome.excluded > 0 && wordFiles.excluded(outcome.excluded)}
        </p>
        {props.acts.canPropose && <WordImport {...props} />}
      </div>
    </Disclosure>
  );
};
