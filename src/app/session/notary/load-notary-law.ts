import type { QueryClient } from "@tanstack/react-query";
import { lookUpLaw } from "../../../law/look-up-law.ts";
import type { Jurisdiction } from "../../../model/jurisdiction.ts";
import type { LawTopic } from "../../../model/law.ts";
import { NOTARIAL_ACTS } from "../../../model/session/notary.ts";
import type { ReadLaw } from "../../../model/session/notary.ts";
import type { NotaryState } from "../../../ui/session/notary/invite-draft.ts";
import type { CalendarDate } from "../../../values/date.ts";
import { isValueRecord } from "../../../text/values/print-plain.ts";
import type { Value, ValueRecord } from "../../../values/value.ts";
import { lawAddress } from "../../queries/law-address.ts";
import { loadQuery } from "../../queries/load-query.ts";
import { reviewOptions } from "../../review/reading/review-playbooks.ts";

const TOPICS = {
  certificates: "notarial_certificates",
  video: "online_notarization",
  identification: "notary_identification",
} as const;

type Topics = { readonly [Name in keyof typeof TOPICS]: LawTopic };

const STATUSES = ["confirmed", "secondary", "disputed", "unknown", "none"] as const;

const textIn = (about: ValueRecord, key: string): string | null => {
  const value = Object.hasOwn(about, key) ? about[key] : null;
  return typeof value === "string" ? value : null;
};

/** A column of a topic in a state as it was read; null values stay unknown, and a disputed one has its note. */
const readColumn = <Content>(
  topic: LawTopic,
  place: string,
  column: string,
  today: CalendarDate,
  parse: (value: Value) => Content | null,
): ReadLaw<Content> => {
  const found = lookUpLaw(topic, place, today, today);
  const columns = found["columns"] ?? null;
  const about = isValueRecord(columns) ? (columns[column] ?? null) : null;
  const record = isValueRecord(about) ? about : {};
  return {
    value: parse(found[column] ?? null),
    status: STATUSES.find((status) => status === textIn(record, "status")) ?? "unknown",
    cite: textIn(record, "cite"),
    source: textIn(record, "source"),
    note: textIn(record, "note"),
  };
};

const asText = (value: Value): string | null => (typeof value === "string" && value !== "" ? value : null);
const asBoolean = (value: Value): boolean | null => (typeof value === "boolean" ? value : null);

const stateOf = (topics: Topics, { code, names }: Jurisdiction, today: CalendarDate, language: string): NotaryState => {
  const { certificates, video, identification } = topics;
  const wordings = NOTARIAL_ACTS.map((act) => [act, readColumn(certificates, code, act, today, asText)] as const);
  return {
    place: code,
    state: names["en"] ?? "",
    label: names[language] ?? names["en"] ?? "",
    notice: readColumn(certificates, code, "notice", today, asText).value,
    wordings: Object.fromEntries(wordings) as NotaryState["wordings"],
    video: readColumn(video, code, "allowed", today, asBoolean),
    card: readColumn(identification, code, "card", today, asText),
    known: readColumn(identification, code, "known", today, asBoolean),
  };
};

/** The states whose certificates were read, by their law on a day. */
export const notaryStates = (
  topics: Topics,
  places: readonly Jurisdiction[],
  today: CalendarDate,
  language: string,
): readonly NotaryState[] =>
  places
    .map((place) => stateOf(topics, place, today, language))
    .filter(({ wordings }) => NOTARIAL_ACTS.some((act) => wordings[act].value !== null));

/**
 * Loads the law for notaries, for every state, so that the server does not learn which one is chosen.
 *
 * Throws: when a part of it cannot be loaded.
 */
export const loadNotaryStates = async (
  client: QueryClient,
  today: CalendarDate,
  language: string,
): Promise<readonly NotaryState[]> => {
  const load = (name: keyof Topics) => loadQuery<LawTopic>(client, lawAddress(TOPICS[name]));
  const [certificates, video, identification, { places }] = await Promise.all([
    load("certificates"),
    load("video"),
    load("identification"),
    reviewOptions(),
  ]);
  return notaryStates({ certificates, video, identification }, places, today, language);
};
