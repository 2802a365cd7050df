import { useMemo } from "react";
import type { NextActs } from "../../../engine/session/next-acts.ts";
import type { SessionEvent } from "../../../model/session/session-event.ts";
import type { DocumentSettings } from "../../../model/settings.ts";
import { pageStyle } from "../../../outputs/layout/page-style.ts";
import type { Discussion } from "../../../ui/session/remarks/discussion.ts";
import { SessionDocument } from "../../../ui/session/session-document.tsx";
import type { SessionFile } from "../file/use-session-file.ts";
import { DownloadText } from "./download-text.tsx";
import { EditorPanel } from "../proposals/editor-panel.tsx";
import type { EditorTarget } from "../proposals/editor-panel.tsx";
import { FilePanel } from "./file-panel.tsx";
import type { SessionProps } from "../session-props.ts";

type Props = SessionProps & {
  readonly seat: string;
  readonly discussion: Discussion;
  readonly acts: NextActs;
  readonly file: SessionFile;
  readonly settings: DocumentSettings;
  readonly isBusy: boolean;
  readonly act: (event: SessionEvent) => Promise<boolean>;
  /** What is being changed. */
  readonly target: EditorTarget | null;
  readonly onTarget: (target: EditorTarget | null) => void;
};

/** The text or the uploaded file that the parties negotiate and sign, with the editor of a proposal. */
export const SessionText = (props: Props) => {
  const { messages, locale, session, state, discussion, acts, file, settings, target, onTarget } = props;
  const style = useMemo(() => pageStyle(settings, state.document.language), [settings, state.document.language]);
  // The form to sign shows the pages itself.
  const isSigning = state.phase === "signing" && acts.sign === null;
  const mayPropose = acts.canPropose && session.seat !== null;
  if (state.file && isSigning) return null;
  return (
    <section aria-labelledby="session-text">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="session-text" className="text-2xl">
          {state.file ? messages.upload.fileTitle : messages.document}
        </h2>
        {/* Once it is sealed, the sealed file is the one to keep. */}
        {!(state.file && state.phase === "complete") && (
          <DownloadText messages={messages} state={state} file={file} settings={settings} />
        )}
      </div>
      {state.file && <FilePanel {...props} entered={null} />}
      {target && acts.canPropose && (
        <EditorPanel
          key={`${target.unit} ${target.counters ?? ""}`}
          {...props}
          target={target}
          onClose={() => onTarget(null)}
        />
      )}
      {!state.file && (
        <SessionDocument
          messages={messages}
          locale={locale}
          state={state}
          discussion={discussion}
          style={style}
          onPropose={mayPropose ? (unit) => onTarget({ unit: unit.id, counters: null, start: null }) : null}
        />
      )}
    </section>
  );
};
