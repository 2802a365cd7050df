import { idOfName, nameInYaml } from "./name-in-yaml.ts";

/** The author's input for a new review page. */
export type NewReview = {
  readonly name: string;
  readonly playbook: string;
  readonly category: string;
  readonly icon: string;
};

const REVIEW = `# yaml-language-server: $schema=../../schemas/review.schema.json
# Every line that starts with # is a note to you. Delete the notes when you no longer need them.
id: %ID%
# Two parts of what is reviewed, and an icon from lucide.dev/icons.
entry: { icon: %ICON%, primary: %PRIMARY%, secondary: %SECONDARY% }
# The first address is the main one; the others lead to the same page.
slugs: [%SLUG%]
nav: { category: %CATEGORY%, order: 900 }
# What people call such a document, most likely first.
synonyms: [%SYNONYM%]
# Ids of pages to suggest beside this one.
related: []
playbook: %PLAYBOOK%
# What the review looks at, in one sentence.
about: { makes: "See what you must pay, what you promise, and how it ends." }
`;

/** A review page for a kind of document, as an author would begin it. Returns its text, id and first address. */
export const newReview = ({ name, playbook, category, icon }: NewReview) => {
  const words = name.trim().split(/\s+/);
  const tail = words.length > 1 ? (words.at(-1) ?? "") : "";
  const primary = words.length > 1 ? words.slice(0, -1).join(" ") : name.trim();
  const id = `review-${idOfName(name)}`;
  const slug = `review-${/^[aeio]/i.test(name) ? "an" : "a"}-${idOfName(name)}`;
  const filled: Readonly<Record<string, string>> = {
    ID: id,
    ICON: icon,
    PRIMARY: nameInYaml(primary),
    SECONDARY: tail === "" ? '""' : nameInYaml(tail),
    SLUG: slug,
    CATEGORY: category,
    SYNONYM: nameInYaml(name.trim().toLowerCase()),
    PLAYBOOK: playbook,
  };
  return { id, slug, text: REVIEW.replaceAll(/%([A-Z]+)%/g, (_, key: string) => filled[key] ?? "") };
};
