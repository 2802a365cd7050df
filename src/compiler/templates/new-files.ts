import type { CatalogText } from "../sources/join-texts.ts";
import { idOfName } from "./name-in-yaml.ts";
import { newBlock } from "./new-block.ts";
import { newDocument } from "./new-document.ts";
import { newLaw } from "./new-law.ts";
import { newPlaybook } from "./new-playbook.ts";
import { newReview } from "./new-review.ts";
import { newTool } from "./new-tool.ts";
import { splitDocument } from "./split-document.ts";

/** The kinds of definitions an author can begin. */
export const NEW_KINDS = ["document", "block", "calculator", "checker", "review", "playbook", "law"] as const;

export type NewKind = (typeof NEW_KINDS)[number];

/** What an author says of a new definition. */
export type NewDefinition = {
  readonly kind: NewKind;
  readonly name: string;
  /** Of the menu; only documents and reviews are in a category. */
  readonly category: string;
  readonly tag: string;
  /** A review's list of points. */
  readonly playbook: string;
  /** Null for the usual icon of the kind. */
  readonly icon: string | null;
};

/** The files of a new definition, its main one first. */
export type NewFiles = {
  readonly files: readonly CatalogText[];
  /** Its address; null for a definition without a page. */
  readonly slug: string | null;
};

export type NameProblem = "forbidden_character" | "no_first_letter";

const FORBIDDEN = /["{}]|\p{C}/u;

/** Why a definition cannot have a name; null if it can. */
export const nameProblem = (name: string): NameProblem | null => {
  if (FORBIDDEN.test(name)) return "forbidden_character";
  return /^[a-z]/.test(idOfName(name)) ? null : "no_first_letter";
};

const ICONS: { readonly [Kind in NewKind]: string } = {
  document: "file-text",
  block: "blocks",
  calculator: "calculator",
  checker: "list-checks",
  review: "file-search",
  playbook: "list-checks",
  law: "scale",
};

/**
 * The commented files of a new definition, which pass every check as they are.
 *
 * Example: newFiles({ kind: "block", name: "Late Notice", … }).files[0].path is "catalog/blocks/late-notice/block.yaml"
 */
export const newFiles = ({ kind, name, category, tag, playbook, icon: named }: NewDefinition): NewFiles => {
  const icon = named ?? ICONS[kind];
  const id = idOfName(name);
  switch (kind) {
    case "document": {
      const { text, slug } = newDocument({ id, name, category, tag, icon });
      return { files: splitDocument(`catalog/documents/${id}`, text), slug };
    }
    case "block":
      return { files: [{ path: `catalog/blocks/${id}/block.yaml`, text: newBlock(name).text }], slug: null };
    case "review": {
      const made = newReview({ name, playbook, category, icon });
      return { files: [{ path: `catalog/reviews/${made.id}.yaml`, text: made.text }], slug: made.slug };
    }
    case "playbook":
      return { files: [{ path: `catalog/playbooks/${id}.yaml`, text: newPlaybook(name).text }], slug: null };
    case "law":
      return { files: [{ path: `catalog/law/${id}.yaml`, text: newLaw(name).text }], slug: null };
    case "calculator":
    case "checker": {
      const made = newTool({ kind, name, icon });
      return { files: [{ path: `catalog/${kind}s/${made.id}.yaml`, text: made.text }], slug: made.slug };
    }
  }
};
