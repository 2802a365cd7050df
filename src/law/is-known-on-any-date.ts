import type { LawTopic } from "../model/law.ts";
import { widerJurisdiction } from "./wider-jurisdiction.ts";

/** Whether a column is known in a jurisdiction on any date, so that another date could be answered. */
export const isKnownOnAnyDate = (topic: LawTopic | undefined, place: string, column: string): boolean => {
  const places = [place, widerJurisdiction(topic, place)].flatMap((code) =>
    code !== null && topic && Object.hasOwn(topic.places, code) ? (topic.places[code] ?? []) : [],
  );
  const found = places.find(({ columns }) => Object.hasOwn(columns, column));
  return (found?.columns[column] ?? []).some((row) => {
    const status = row.status ?? found?.status;
    return status === "confirmed" || status === "secondary";
  });
};
