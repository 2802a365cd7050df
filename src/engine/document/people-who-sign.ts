import { namesTwoPeople, twoNames } from "../../fields/party/two-people.ts";
import type { Block, BlockOf, Inline, SignatureLine } from "../../model/document.ts";
import { nameKey } from "../../text/name-key.ts";

/** A part of a party as a signature block prints it; null if it is a line to write on. */
type PrintedPart = { readonly field: string; readonly text: string | null };

const partsOfInline = (inline: Inline): readonly PrintedPart[] => {
  if (inline.type === "strong") return inline.content.flatMap(partsOfInline);
  if (inline.type !== "value" && inline.type !== "blank") return [];
  return inline.field === undefined
    ? []
    : [{ field: inline.field, text: inline.type === "value" ? inline.text : null }];
};

const partsOfLine = (line: SignatureLine): readonly PrintedPart[] => {
  if (line.type === "text") return line.content.flatMap(partsOfInline);
  return line.type === "rule" && line.field !== undefined ? [{ field: line.field, text: null }] : [];
};

/** The parts of a party that name the people who sign for it, beginning with the person who writes the signature. */
const HANDS = [["entity_signer", "entity_signer_title"], ["signer", "signer_title"], ["name"]] as const;

/** The people who sign a block; null if they are not named yet. */
const handsOf = ({ fields: [party], lines }: BlockOf<"signature">): readonly string[] | null => {
  const printed = new Map(lines.flatMap(partsOfLine).map(({ field, text }) => [field, text]));
  const hand = HANDS.find((parts) => parts.some((part) => printed.has(`${party}.${part}`)));
  const name = hand ? (printed.get(`${party}.${hand[0]}`) ?? null) : null;
  if (name === null) return null;
  return namesTwoPeople(name) ? twoNames(name) : [name];
};

/** The people who sign a document as its parties, each counted once, and the places where they sign. */
export type PeopleWhoSign = {
  readonly people: number;
  readonly places: number;
  /** False if someone is not named yet: two places may then be for one person, who is counted twice. */
  readonly areNamed: boolean;
};

/** Counts the people who sign a document. Example: Ann Poe, for herself and for Aster Ltd, and Bo Roe are 2 people, 3 places. */
export const peopleWhoSign = (blocks: readonly Block[]): PeopleWhoSign => {
  const places = blocks.filter((block) => block.type === "signature").filter(({ role }) => role === "party");
  const hands = places.map(handsOf);
  const named = new Set(hands.flatMap((names) => names ?? []).map(nameKey));
  const unnamed = hands.filter((names) => names === null).length;
  return { people: named.size + unnamed, places: places.length, areNamed: unnamed === 0 };
};
