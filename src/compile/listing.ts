import type { Action, Entry, Listing } from "../model/definition.ts";
import type { EntryInput, ListingInput } from "./input.ts";
import { present } from "./present.ts";

/** The verb of a page where its author gives none. */
const actions: { readonly [kind in Listing["kind"]]: Action } = {
  document: "Create",
  calculator: "Calculate",
  checker: "Check",
  tool: "Start",
  review: "Review",
};

const allActions: readonly Action[] = [
  "Create",
  "Calculate",
  "Compare",
  "Check",
  "Chat",
  "Process",
  "Negotiate",
  "Start",
  "Review",
];

/** Icon and name of a page, with what its kind says where the author says nothing. */
export const compileEntry = (input: EntryInput | undefined, kind: Listing["kind"]): Entry => ({
  icon: input?.icon ?? "file-text",
  primary: input?.primary ?? "",
  secondary: input?.secondary ?? "",
  action: allActions.find((action) => action === input?.action) ?? actions[kind],
  ...present({ header: input?.header }),
});

/** What every page made from the catalog has. */
export const compileListing = <Kind extends Listing["kind"]>(
  input: ListingInput,
  kind: Kind,
): Listing & { kind: Kind } => {
  const { nav, review } = input;
  return {
    kind,
    id: input.id ?? "",
    status: input.status ?? "ready",
    entry: compileEntry(input.entry, kind),
    ...present({ formerly: input.formerly }),
    slugs: input.slugs ?? [],
    ...present({ nav: nav?.category === undefined ? undefined : { category: nav.category, order: nav.order ?? 1000 } }),
    tags: input.tags ?? [],
    synonyms: input.synonyms ?? [],
    related: input.related ?? [],
    ...present({
      meanwhile: input.meanwhile && {
        ...present({ text: input.meanwhile.text }),
        pages: input.meanwhile.pages ?? [],
      },
    }),
    sensitive: input.sensitive ?? false,
    ...present({
      review: review && {
        status: review.status ?? "planned",
        plainNav: review.plain_nav ?? false,
        ...present({ playbook: review.playbook }),
      },
    }),
  };
};
