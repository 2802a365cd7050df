import type { Action, Entry, Listing } from "../../model/definition.ts";
import type { DocumentInput, ListingInput } from "./document-input.ts";
import type { EntryInput } from "./schema-types.ts";
import { omitUndefined } from "./omit-undefined.ts";

/** Default action per kind of page. */
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

/** Icon and name of a page, with defaults for its kind. */
export const compileEntry = (input: EntryInput | undefined, kind: Listing["kind"]): Entry => ({
  icon: input?.icon ?? "file-text",
  primary: input?.primary ?? "",
  secondary: input?.secondary ?? "",
  action: allActions.find((action) => action === input?.action) ?? actions[kind],
  ...omitUndefined({ header: input?.header }),
});

/** Compiles what all catalog pages have in common. */
export const compileListing = <Kind extends Listing["kind"]>(
  input: ListingInput & Pick<DocumentInput, "receives">,
  kind: Kind,
): Listing & { kind: Kind } => {
  const { nav, playbook } = input;
  // A page that only reviews is its own review page.
  const review: ListingInput["review"] = playbook === undefined ? input.review : { status: "ready", playbook };
  return {
    kind,
    id: input.id ?? "",
    status: input.status ?? "ready",
    entry: compileEntry(input.entry, kind),
    ...omitUndefined({ formerly: input.formerly }),
    slugs: input.slugs ?? [],
    ...omitUndefined({
      nav: nav?.category === undefined ? undefined : { category: nav.category, order: nav.order ?? 1000 },
    }),
    tags: input.tags ?? [],
    synonyms: input.synonyms ?? [],
    related: input.related ?? [],
    ...omitUndefined({
      meanwhile: input.meanwhile && {
        ...omitUndefined({ text: input.meanwhile.text }),
        pages: input.meanwhile.pages ?? [],
      },
    }),
    sensitive: input.sensitive ?? false,
    ...omitUndefined({
      session: input.session,
      receives: input.receives,
      review: review && {
        status: review.status ?? "planned",
        plainNav: review.plain_nav ?? false,
        ...omitUndefined({ playbook: review.playbook }),
      },
    }),
  };
};
