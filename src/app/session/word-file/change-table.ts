import { changedWording } from "../../../engine/session/changes/changed-wording.ts";
import { documentAt, textVersions } from "../../../engine/session/changes/text-versions.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { Inline, LegalDocument } from "../../../model/document.ts";
import type { ChangeProposal, SessionState } from "../../../model/session/session-state.ts";
import { nameOfId } from "../../../ui/session/parts/unit-name.ts";
import { zonedTime } from "../seal/zoned-time.ts";
import { seatName } from "../../../engine/session/rules/seats.ts";

const cell = (text: string): readonly Inline[] => (text === "" ? [] : [{ type: "value", text }]);

/** What a proposal changes, in three texts: where, the old words, the new ones. */
const changeCells = (
  document: LegalDocument,
  { change }: ChangeProposal,
  messages: SessionMessages,
): readonly [clause: string, from: string, to: string] => {
  const { wordFiles } = messages;
  if (change.op === "answers") {
    const side = (name: "from" | "to"): string => change.lines.map((line) => `${line.label}: ${line[name]}`).join("\n");
    return [wordFiles.answersOf, side("from"), side("to")];
  }
  const { from, to } = changedWording(document, change);
  const clause = change.op === "insert" ? messages.newClause : nameOfId(messages, document, change.clause);
  if (change.op === "delete") return [clause, from, wordFiles.deleted];
  if (change.op === "replace") return [clause, from, to];
  const place = messages[change.to.side](nameOfId(messages, document, change.to.of));
  return change.op === "move" ? [clause, from, wordFiles.moved(place)] : [`${clause}\n${place}`, from, to];
};

type TableFacts = {
  readonly state: SessionState;
  readonly messages: SessionMessages;
  /** Screen language. */
  readonly locale: string;
  /** The present time (ISO). */
  readonly now: string;
};

/** Every proposal of a session as a table: number, clause, old words, new words, who, when, and its status. */
export const changeTable = ({ state, messages, locale, now }: TableFacts): LegalDocument => {
  const { wordFiles } = messages;
  const { columns } = wordFiles;
  const versions = textVersions(state);
  const times = new Map(state.history.map(({ seq, at }) => [seq, at]));
  const rows = state.proposals.map((proposal, index) => {
    const [clause, from, to] = changeCells(documentAt(versions, proposal.seq), proposal, messages);
    const when = zonedTime(times.get(proposal.seq) ?? "", state.zone);
    const status = wordFiles.statuses[proposal.status];
    return [String(index + 1), clause, from, to, seatName(state, proposal.seat), when, status].map(cell);
  });
  const title = wordFiles.tableTitle(state.document.title);
  return {
    title,
    language: locale,
    numbering: "decimal",
    provenance: { ...state.document.provenance, on: now.slice(0, 10) },
    blocks: [
      { type: "title", id: "title", content: cell(title) },
      { type: "paragraph", id: "made", content: cell(wordFiles.tableMade(zonedTime(now, state.zone))), fields: [] },
      {
        type: "table",
        id: "changes",
        columns: [
          columns.number,
          columns.clause,
          columns.from,
          columns.to,
          columns.who,
          columns.when,
          columns.status,
        ].map((heading) => ({ title: cell(heading), align: "start" })),
        rows,
      },
    ],
  };
};
