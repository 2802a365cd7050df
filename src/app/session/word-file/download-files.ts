import { proposedText } from "../../../engine/session/changes/proposed-text.ts";
import type { ComparedText } from "../../../engine/session/changes/proposed-text.ts";
import { outputFormatsById } from "../../../outputs/output-formats.ts";
import { makeFile } from "../../create/make-files.ts";
import { nowIso } from "../../shared/clock.ts";
import { download, fileName } from "../../shared/download.ts";
import { documentSettings } from "../../stores/browser-stores.ts";
import type { SessionProps } from "../session-props.ts";
import { changeTable } from "./change-table.ts";
import { writePlainText, writeProposedText } from "./write-files.ts";

/** The Word files of a negotiation. */
export type WordFileKind = "clean" | "withOpen" | "sinceFirst" | "table";

const WORD = outputFormatsById.docx;

const COMPARED: { readonly [Kind in "withOpen" | "sinceFirst"]: ComparedText } = {
  withOpen: "current",
  sinceFirst: "first",
};

/** Starts the download of a Word file; returns how many open proposals are not in it. */
export const downloadWordFile = async (
  kind: WordFileKind,
  { session, state, messages, locale }: SessionProps,
): Promise<number> => {
  const { settings } = documentSettings.getState();
  const facts = { session: session.id, state, settings };
  const { title } = state.document;
  if (kind === "table") {
    const document = changeTable({ state, messages, locale, now: nowIso() });
    const made = await makeFile({ document, note: null }, settings, WORD.id);
    download(made.name, made.bytes, made.mime);
    return 0;
  }
  if (kind === "clean") {
    const { bytes } = await writePlainText(facts, state.document);
    download(fileName(title, WORD.extension), bytes, WORD.mime);
    return 0;
  }
  const text = proposedText(state, COMPARED[kind]);
  const { bytes } = await writeProposedText(facts, text);
  download(fileName(messages.wordFiles.markedName(title), WORD.extension), bytes, WORD.mime);
  return text.excluded.length;
};
