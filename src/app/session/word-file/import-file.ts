import { compareReturned } from "../../../engine/session/returned/compare-returned.ts";
import type { ComparedFile } from "../../../engine/session/returned/compare-returned.ts";
import type { BlockByBookmark } from "../../../engine/session/returned/returned-sections.ts";
import { proposedText } from "../../../engine/session/changes/proposed-text.ts";
import { textVersions, versionWithHash } from "../../../engine/session/changes/text-versions.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { UploadedFile } from "../../../model/review/uploaded-file.ts";
import type { ReturnedText } from "../../../model/session/returned-text.ts";
import { readReturnedText } from "../../../reading/docx/returned/read-returned-text.ts";
import { LIMITS } from "../../../reading/file/limits.ts";
import type { ParseResult } from "../../../values/parse-result.ts";
import { runWorkerOnce } from "../../shared/run-worker-once.ts";
import { documentSettings } from "../../stores/browser-stores.ts";
import { newClauseId } from "../proposals/new-proposal-id.ts";
import type { SessionProps } from "../session-props.ts";
import { FILE_PROPERTIES, sessionHash, writePlainText, writeProposedText } from "./write-files.ts";

/** Why a file is not imported. */
export type ReturnedFileProblem = keyof SessionMessages["wordFiles"]["refused"];

/** What a file changes, or why it was refused. */
export type ImportedFile =
  | { readonly type: "refused"; readonly problem: ReturnedFileProblem }
  | (ComparedFile & {
      readonly type: "compared";
      /** Whether the version that the file was made from is known. */
      readonly isVersionKnown: boolean;
      readonly comments: number;
    });

const TIMEOUT_MS = 20_000;

const readInWorker = (file: UploadedFile): Promise<ParseResult<ReturnedText>> =>
  runWorkerOnce<UploadedFile, ParseResult<ReturnedText>>(
    new Worker(new URL("./returned-worker.ts", import.meta.url), { type: "module" }),
    file,
    {
      timeoutMs: TIMEOUT_MS,
      onTimeout: { ok: false, problem: { code: "took_too_long" } },
      onError: { ok: false, problem: { code: "failed" } },
    },
  );

/** Compares a returned file with the text of the session; nothing leaves the device. */
export const importWordFile = async (
  chosen: File,
  { session, state, messages }: SessionProps,
): Promise<ImportedFile> => {
  const refused = (problem: string): ImportedFile => ({
    type: "refused",
    problem: Object.hasOwn(messages.wordFiles.refused, problem) ? (problem as ReturnedFileProblem) : "damaged",
  });
  // One byte over the limit is enough to reject it.
  const bytes = new Uint8Array(await chosen.slice(0, LIMITS.bytes + 1).arrayBuffer());
  const read = await readInWorker({ name: chosen.name, bytes });
  if (!read.ok) return refused(read.problem.code);
  const { properties, comments } = read.value;
  const from = properties[FILE_PROPERTIES.session];
  if (from !== undefined && from !== sessionHash(session.id)) return refused("other_session");
  const known = versionWithHash(textVersions(state), properties[FILE_PROPERTIES.version] ?? "");
  const base = known ?? state.document;
  const facts = { session: session.id, state, settings: documentSettings.getState().settings };
  const original = await writePlainText(facts, base);
  const proposed = await writeProposedText(facts, proposedText(state, "current"));
  const blockIds: BlockByBookmark = new Map([...proposed.bookmarks, ...original.bookmarks]);
  const compared = compareReturned({
    state,
    base,
    original: readReturnedText(original.bytes),
    file: read.value,
    blockIds,
    newId: newClauseId,
  });
  if (!compared) return refused("no_marks");
  return { type: "compared", ...compared, isVersionKnown: known !== null, comments };
};
