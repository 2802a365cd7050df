import type { ListingInput } from "../../input/document-input.ts";
import type { Report } from "../../problems/problem.ts";
import type { Prose } from "../../formula/compilation-context.ts";
import { checkWording } from "./check-wording.ts";
import { checksOf } from "./language-checks.ts";
import { rangeOf } from "../../position/yaml-file.ts";

const aboutLists = ["have_ready", "suits", "not_for"] as const;

const proseOf = ({ about, entry, meanwhile }: ListingInput): readonly Prose[] => {
  const prose: Prose[] = [];
  if (meanwhile?.text !== undefined) prose.push({ source: meanwhile.text, owner: meanwhile, key: "text" });
  if (about?.makes !== undefined) prose.push({ source: about.makes, owner: about, key: "makes" });
  for (const list of aboutLists) {
    for (const [index, source] of (about?.[list] ?? []).entries())
      prose.push({ source, owner: about?.[list] ?? [], key: index });
  }
  for (const key of ["primary", "secondary"] as const) {
    const source = entry?.[key];
    if (entry && source) prose.push({ source, owner: entry, key });
  }
  return prose;
};

/** Checks what a page shows in menus and before the first question. */
export const checkListing = (input: ListingInput, language: string, report: Report): void => {
  const { entry } = input;
  checkWording(proseOf(input), language, report);
  if (!entry) return;
  const name = [entry.primary, entry.secondary].filter((part) => part).join(" ");
  const most = checksOf(language).maxNameLength;
  if (name.length > most) {
    report("CW091", rangeOf(entry, "primary"), `"${name}" has ${name.length} characters; a menu shows ${most}.`);
  }
};
