/** Where the visitor is inside one document page. */
export type FormPlace =
  | { readonly at: "start" | "safety" | "screen" | "all" | "check" | "finish" }
  /** `back` means: return to the check page as soon as nothing is missing. */
  | { readonly at: "step"; readonly step: string; readonly back?: boolean };

// Step ids are snake_case, so that a name with a hyphen is never one of them.
const NAMES = {
  safety: "keep-it-private",
  screen: "before-you-start",
  all: "all-questions",
  check: "check-answers",
  finish: "your-document",
} as const;

const placeNamed = (name: string): FormPlace["at"] | undefined =>
  (Object.keys(NAMES) as (keyof typeof NAMES)[]).find((at) => NAMES[at] === name);

/** The place an address names: "?step=parties", "?step=check-answers", nothing for the start. */
export function placeOf(search: string): FormPlace {
  const asked = new URLSearchParams(search);
  const step = asked.get("step");
  if (step === null || step === "") return { at: "start" };
  const at = placeNamed(step);
  if (at === undefined || at === "step") return { at: "step", step, back: asked.get("then") === NAMES.check };
  return { at };
}

/** What a draft keeps of the place it was left at; null for one nobody goes back to. */
export function keptName(place: FormPlace): string | null {
  if (place.at === "step") return place.step;
  return place.at === "check" || place.at === "finish" ? NAMES[place.at] : null;
}

/** Whether a kept name is that of the finished document. */
export const isFinishName = (kept: string | null): boolean => kept === NAMES.finish;

/** The query of the address of a place, "" for the start. Example: "?step=parties&then=check-answers" */
export function searchOf(place: FormPlace): string {
  if (place.at === "start") return "";
  if (place.at !== "step") return `?step=${NAMES[place.at]}`;
  return `?step=${encodeURIComponent(place.step)}${place.back ? `&then=${NAMES.check}` : ""}`;
}
