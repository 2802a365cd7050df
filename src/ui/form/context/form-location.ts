/** Where the visitor is inside one document page. */
export type FormLocation =
  | { readonly at: "start" | "safety" | "screen" | "all" | "check" | "finish" }
  /** With `back`, Continue returns to the check page once nothing is missing. */
  | { readonly at: "step"; readonly step: string; readonly back?: boolean };

// Step ids are snake_case, so that a name with a hyphen is never one of them.
const NAMES = {
  safety: "keep-it-private",
  screen: "before-you-start",
  all: "all-questions",
  check: "check-answers",
  finish: "your-document",
} as const;

const kindByName = (name: string): FormLocation["at"] | undefined =>
  (Object.keys(NAMES) as (keyof typeof NAMES)[]).find((at) => NAMES[at] === name);

/** The location in a URL query: "?step=parties", "?step=check-answers", none for the start. */
export function readFormLocation(search: string): FormLocation {
  const asked = new URLSearchParams(search);
  const step = asked.get("step");
  if (step === null || step === "") return { at: "start" };
  const at = kindByName(step);
  if (at === undefined || at === "step") return { at: "step", step, back: asked.get("then") === NAMES.check };
  return { at };
}

/** The name stored with a draft for a location; null for one that is never resumed. */
export function storedLocationName(place: FormLocation): string | null {
  if (place.at === "step") return place.step;
  return place.at === "check" || place.at === "finish" ? NAMES[place.at] : null;
}

/** Whether a stored name is that of the finished document. */
export const isFinishName = (kept: string | null): boolean => kept === NAMES.finish;

/** The URL query of a location, "" for the start. Example: "?step=parties&then=check-answers" */
export function formLocationQuery(place: FormLocation): string {
  if (place.at === "start") return "";
  if (place.at !== "step") return `?step=${NAMES[place.at]}`;
  return `?step=${encodeURIComponent(place.step)}${place.back ? `&then=${NAMES.check}` : ""}`;
}
