import type { AboutInput, ListingInput } from "../input.ts";
import type { Report } from "../problem.ts";
import type { Prose } from "../unit.ts";
import { checkWording } from "../wording/check-wording.ts";
import { placeOf } from "../yaml-file.ts";

const LONGEST_NAME = 32;
const LONGEST_NAME_JA = 16;

const aboutLists = ["have_ready", "suits", "not_for"] as const;

const proseOf = ({ about, entry, meanwhile }: ListingInput & { readonly about?: AboutInput }): readonly Prose[] => {
  const prose: Prose[] = [];
  if (meanwhile?.text !== undefined) prose.push({ source: meanwhile.text, owner: meanwhile, key: "text" });
  if (about?.makes !== undefined) prose.push({ source: about.makes, owner: about, key: "makes" });
  for (const list of aboutLists) {
    for (const [at, source] of (about?.[list] ?? []).entries())
      prose.push({ source, owner: about?.[list] ?? [], key: at });
  }
  for (const key of ["primary", "secondary"] as const) {
    const source = entry?.[key];
    if (entry && source) prose.push({ source, owner: entry, key });
  }
  return prose;
};

/** Checks what a page says of itself in menus and before the first question. */
export const checkListing = (
  input: ListingInput & { readonly about?: AboutInput },
  language: string,
  report: Report,
): void => {
  const { entry } = input;
  checkWording(proseOf(input), language, report);
  if (!entry) return;
  const name = [entry.primary, entry.secondary].filter((part) => part).join(" ");
  const most = language === "ja" ? LONGEST_NAME_JA : LONGEST_NAME;
  if (name.length > most) {
    report("CW091", placeOf(entry, "primary"), `"${name}" has ${name.length} characters; a menu shows ${most}.`);
  }
};
