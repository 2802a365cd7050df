import type { QueryClient } from "@tanstack/react-query";
import type { Jurisdiction } from "../../../model/jurisdiction.ts";
import type { LawContent, LawTopic, LawValue } from "../../../model/law.ts";
import { NOTARIAL_ACTS } from "../../../model/session/notary.ts";
import type { ReadLaw } from "../../../model/session/notary.ts";
import type { NotaryState } from "../../../ui/session/notary/invite-draft.ts";
import { lawAddress } from "../../queries/law-address.ts";
import { loadQuery } from "../../queries/load-query.ts";
import { reviewOptions } from "../../review/reading/review-playbooks.ts";

const TOPICS = {
  certificates: "notarial_certificates",
  video: "online_notarization",
  identification: "notary_identification",
} as const;

type Topics = { readonly [Name in keyof typeof TOPICS]: LawTopic };

/** The row of a column in force on a day: the latest one that has begun, unless it has ended. */
const rowOn = (rows: readonly LawValue[], day: string): LawValue | null => {
  const begun = rows.filter(({ from }) => from <= day).toSorted((a, b) => a.from.localeCompare(b.from));
  const latest = begun.at(-1);
  return latest && (latest.to === undefined || day <= latest.to) ? latest : null;
};

/**
 * A column of a topic in a state as it was read. A disputed or unknown value is null, with its note. It reads the rows
 * itself: importing `lookUpLaw` here would move that code, which every form needs, into a chunk of its own.
 */
const readColumn = <Content>(
  { places }: LawTopic,
  place: string,
  column: string,
  day: string,
  parse: (value: LawContent) => Content | null,
): ReadLaw<Content> => {
  const law = Object.hasOwn(places, place) ? places[place] : undefined;
  const rows = law && Object.hasOwn(law.columns, column) ? (law.columns[column] ?? []) : [];
  const row = rowOn(rows, day);
  const status = row ? (row.status ?? law?.status ?? "unknown") : "unknown";
  const isRead = status === "confirmed" || status === "secondary";
  return {
    value: row && isRead ? parse(row.value) : null,
    status: row?.value === null && isRead ? "none" : status,
    cite: row?.cite ?? null,
    source: row?.source ?? null,
    note: row ? (row.note ?? law?.note ?? null) : null,
  };
};

const asText = (value: LawContent): string | null => (typeof value === "string" && value !== "" ? value : null);
const asBoolean = (value: LawContent): boolean | null => (typeof value === "boolean" ? value : null);

const stateOf = (topics: Topics, { code, names }: Jurisdiction, day: string, language: string): NotaryState => {
  const { certificates, video, identification } = topics;
  const wordings = NOTARIAL_ACTS.map((act) => [act, readColumn(certificates, code, act, day, asText)] as const);
  return {
    place: code,
    state: names["en"] ?? "",
    label: names[language] ?? names["en"] ?? "",
    notice: readColumn(certificates, code, "notice", day, asText).value,
    wordings: Object.fromEntries(wordings) as NotaryState["wordings"],
    video: readColumn(video, code, "allowed", day, asBoolean),
    card: readColumn(identification, code, "card", day, asText),
    known: readColumn(identification, code, "known", day, asBoolean),
  };
};

/** The states whose certificates were read, by their law on a day. */
export const notaryStates = (
  topics: Topics,
  places: readonly Jurisdiction[],
  day: string,
  language: string,
): readonly NotaryState[] =>
  places
    .map((place) => stateOf(topics, place, day, language))
    .filter(({ wordings }) => NOTARIAL_ACTS.some((act) => wordings[act].value !== null));

/**
 * Loads the law for notaries, for every state, so that the server does not learn which one is chosen.
 *
 * Throws: when a part of it cannot be loaded.
 */
export const loadNotaryStates = async (
  client: QueryClient,
  day: string,
  language: string,
): Promise<readonly NotaryState[]> => {
  const load = (name: keyof Topics) => loadQuery<LawTopic>(client, lawAddress(TOPICS[name]));
  const [certificates, video, identification, { places }] = await Promise.all([
    load("certificates"),
    load("video"),
    load("identification"),
    reviewOptions(),
  ]);
  return notaryStates({ certificates, video, identification }, places, day, language);
};
