import type { SourceElement, WordRange, WordRun, WordRunPart } from "../../../model/review/word-source.ts";
import { commentEnd, commentStart, run as newRun } from "../word-xml.ts";
import type { ChangeWriter } from "../word-xml.ts";
import type { Marker, RunEdits } from "./run-edits.ts";

type Atom = { readonly xml: string; readonly isDeleted: boolean };
type Item = Atom | Marker;

/** Records of earlier changes, which a new run does not have. */
const CHANGE_RECORDS = new Set(["w:rPrChange", "w:ins", "w:del", "w:moveFrom", "w:moveTo"]);

/** The properties of a run as those of a new one; `without` are left out. */
export const propertiesXml = (
  properties: readonly SourceElement[],
  without: ReadonlySet<string> = new Set(),
): string => {
  const kept = properties.filter(({ name }) => !CHANGE_RECORDS.has(name) && !without.has(name));
  return kept.length === 0 ? "" : `<w:rPr>${kept.map(({ xml }) => xml).join("")}</w:rPr>`;
};

const ORDER: { readonly [type in Marker["type"]]: number } = { commentEnd: 0, insert: 1, commentStart: 2 };

const isWithin = (at: number, ranges: readonly WordRange[]): boolean =>
  ranges.some(({ start, end }) => at >= start && at < end);

/** A piece of a text element. Spaces that its element does not preserve are not part of the text. */
const textAtom = (
  xml: string,
  piece: WordRange,
  part: WordRunPart & { readonly text: WordRange },
  isDeleted: boolean,
): Atom => {
  let text = xml.slice(piece.start, piece.end);
  if (!part.keepsSpace && piece.start === part.text.start) text = text.replace(/^[ \t\r\n]+/, "");
  if (!part.keepsSpace && piece.end === part.text.end) text = text.replace(/[ \t\r\n]+$/, "");
  const tag = isDeleted ? "w:delText" : "w:t";
  return { xml: `<${tag} xml:space="preserve">${text}</${tag}>`, isDeleted };
};

const textItems = (xml: string, part: WordRunPart & { readonly text: WordRange }, edits: RunEdits): readonly Item[] => {
  const { start, end } = part.text;
  const within = ({ at }: { readonly at: number }): boolean => at >= start && at <= end;
  const markers = edits.markers.filter(within);
  const stops = new Set([start, end, ...markers.map(({ at }) => at)]);
  for (const range of edits.deleted) for (const at of [range.start, range.end]) if (within({ at })) stops.add(at);
  // An untouched element stays as it is.
  if (stops.size <= 2 && markers.length === 0 && !isWithin(start, edits.deleted))
    return [{ xml: xml.slice(part.start, part.end), isDeleted: false }];
  const sorted = [...stops].toSorted((a, b) => a - b);
  return sorted.flatMap((at, index): readonly Item[] => {
    const next = sorted[index + 1];
    const here = markers.filter((marker) => marker.at === at).toSorted((a, b) => ORDER[a.type] - ORDER[b.type]);
    if (next === undefined) return here;
    return [...here, textAtom(xml, { start: at, end: next }, part, isWithin(at, edits.deleted))];
  });
};

const elementItems = (xml: string, part: WordRunPart, { deleted, markers }: RunEdits): readonly Item[] => [
  ...markers.filter(({ at }) => at === part.start),
  { xml: xml.slice(part.start, part.end), isDeleted: isWithin(part.start, deleted) },
  ...markers.filter(({ at }) => at === part.end),
];

/** The pieces of a run in order; a marker between two parts is written once. */
const itemsOf = (xml: string, { parts }: WordRun, edits: RunEdits): readonly Item[] => {
  const written = new Set<Item>();
  return parts
    .flatMap((part) =>
      part.text ? textItems(xml, { ...part, text: part.text }, edits) : elementItems(xml, part, edits),
    )
    .filter((item) => !written.has(item) && written.add(item));
};

/** A run with its edits, as the XML that replaces it. */
export function rewriteRun(xml: string, run: WordRun, edits: RunEdits, { change }: ChangeWriter): string {
  const all =
    run.properties.length === 0 ? "" : `<w:rPr>${run.properties.map((property) => property.xml).join("")}</w:rPr>`;
  // What another author inserted is interrupted, since an insertion cannot contain another.
  const apart = (inner: string): string => (run.inserted === null ? inner : `</w:ins>${inner}${run.inserted}`);
  const written: string[] = [];
  let open: Atom[] = [];
  const flush = (): void => {
    const [first] = open;
    if (!first) return;
    const piece = `${run.tag}${all}${open.map((atom) => atom.xml).join("")}</w:r>`;
    written.push(first.isDeleted ? change("w:del", piece) : piece);
    open = [];
  };
  for (const item of itemsOf(xml, run, edits)) {
    if ("isDeleted" in item) {
      if (open[0] && open[0].isDeleted !== item.isDeleted) flush();
      open.push(item);
      continue;
    }
    flush();
    if (item.type === "insert")
      written.push(apart(change("w:ins", newRun(item.text, "w:t", propertiesXml(run.properties)))));
    else written.push(apart(item.type === "commentStart" ? commentStart(item.id) : commentEnd(item.id)));
  }
  flush();
  return written.join("");
}
