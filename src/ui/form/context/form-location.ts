/** Where the visitor is inside one document page. */
export type FormLocation =
  | { readonly page: "start" | "safety" | "screen" | "all" | "check" | "finish" }
  /** With `back`, Continue returns to the check page once nothing is missing. */
  | { readonly page: "step"; readonly step: string; readonly back?: boolean };

// Step ids are snake_case, so that a name with a hyphen is never one of them.
const NAMES = {
  safety: "keep-it-private",
  screen: "before-you-start",
  all: "all-questions",
  check: "check-answers",
  finish: "your-document",
} as const;

const kindByName = (name: string): FormLocation["page"] | undefined =>
  (Object.keys(NAMES) as (keyof typeof NAMES)[]).find((at) => NAMES[at] === name);

/** The location in a URL query: "?step=parties", "?step=check-answers", none for the start. */
export function readFormLocation(search: string): FormLocation {
  const asked = new URLSearchParams(search);
  const step = asked.get("step");
  if (step === null || step === "") return { page: "start" };
  const page = kindByName(step);
  if (page === undefined || page === "step") return { page: "step", step, back: asked.get("then") === NAMES.check };
  return { page };
}

/** The name stored with a draft for a location; null for one that is never resumed. */
export function storedLocationName(location: FormLocation): string | null {
  if (location.page === "step") return location.step;
  return location.page === "check" || location.page === "finish" ? NAMES[location.page] : null;
}

/** Whether a stored name is that of the finished document. */
export const isFinishName = (name: string | null): boolean => name === NAMES.finish;

/** The URL query of a location, "" for the start. Example: "?step=parties&then=check-answers" */
export function formLocationQuery(location: FormLocation): string {
  if (location.page === "start") return "";
  if (location.page !== "step") return `?step=${NAMES[location.page]}`;
  return `?step=${encodeURIComponent(location.step)}${location.back ? `&then=${NAMES.check}` : ""}`;
}
