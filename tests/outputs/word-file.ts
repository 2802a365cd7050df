import { strFromU8, unzipSync } from "fflate";
import { xmlText } from "./xml.ts";

/** A paragraph as Word shows it. */
export type WordParagraph = {
  readonly style: string;
  /** The number Word prints in front of it; empty without one. */
  readonly number: string;
  readonly text: string;
  readonly bookmarks: readonly string[];
  readonly fields: readonly { readonly instruction: string; readonly cached: string }[];
  readonly xml: string;
};

export type WordFile = { readonly parts: ReadonlyMap<string, string>; readonly paragraphs: readonly WordParagraph[] };

/** Opens a Word file and counts its lists as Word does: from the definitions alone, knowing nothing of how they were made. */
export function openWordFile(bytes: Uint8Array): WordFile {
  const parts = new Map(Object.entries(unzipSync(bytes)).map(([path, data]) => [path, strFromU8(data)]));
  const count = counter(parts.get("word/numbering.xml")!);
  const styles = styleNumbers(parts.get("word/styles.xml")!);
  const xml = parts.get("word/document.xml")!.match(/<w:p>.*?<\/w:p>|<w:p [^>]*>.*?<\/w:p>/gs) ?? [];
  return { parts, paragraphs: xml.map((paragraph) => readParagraph(paragraph, styles, count)) };
}

type NumberProperties = { readonly id: string; readonly level: number };

const attribute = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag} (?:[^>]* )?w:val="([^"]*)"`).exec(xml)?.[1];

function numberProperties(xml: string): NumberProperties | null {
  const found = /<w:numPr>.*?<\/w:numPr>/s.exec(xml)?.[0];
  if (!found) return null;
  return { id: attribute(found, "w:numId") ?? "0", level: Number(attribute(found, "w:ilvl") ?? 0) };
}

function styleNumbers(styles: string): ReadonlyMap<string, NumberProperties> {
  const found = [...styles.matchAll(/<w:style [^>]*w:styleId="([^"]+)".*?<\/w:style>/gs)];
  return new Map(
    found.flatMap(([xml, id]) => {
      const properties = numberProperties(xml);
      return properties ? [[id!, properties] as const] : [];
    }),
  );
}

function readParagraph(
  xml: string,
  styles: ReadonlyMap<string, NumberProperties>,
  count: (properties: NumberProperties) => string,
): WordParagraph {
  const style = attribute(xml, "w:pStyle") ?? "Normal";
  const numbered = numberProperties(xml) ?? styles.get(style) ?? null;
  const body = xml
    .replace(/<w:pPr>.*?<\/w:pPr>/s, "")
    .replace(/<w:tab\/>/g, " ")
    .replace(/<w:br\/>/g, "\n");
  const fields = [...body.matchAll(/<w:fldSimple w:instr="([^"]*)">(.*?)<\/w:fldSimple>/gs)];
  return {
    style,
    number: numbered === null || numbered.id === "0" ? "" : count(numbered),
    text: xmlText(body.replace(/<[^>]*>/g, "")),
    bookmarks: [...body.matchAll(/<w:bookmarkStart [^>]*w:name="([^"]*)"/g)].map(([, name]) => name!),
    fields: fields.map(([, instruction, result]) => ({
      instruction: xmlText(instruction!),
      cached: xmlText(result!.replace(/<[^>]*>/g, "")),
    })),
    xml,
  };
}

type Level = { readonly start: number; readonly format: string; readonly text: string };

/** Counts paragraphs, one call for each in order. */
function counter(numbering: string): (properties: NumberProperties) => string {
  const lists = new Map<string, readonly Level[]>();
  for (const [xml, id] of numbering.matchAll(/<w:abstractNum [^>]*w:abstractNumId="(\d+)".*?<\/w:abstractNum>/gs)) {
    const levels = [...xml.matchAll(/<w:lvl [^>]*>.*?<\/w:lvl>/gs)].map(([level]) => ({
      start: Number(attribute(level, "w:start")),
      format: attribute(level, "w:numFmt")!,
      text: xmlText(attribute(level, "w:lvlText")!),
    }));
    lists.set(id!, levels);
  }
  const runs = new Map<string, { readonly list: string; readonly overrides: ReadonlyMap<number, number> }>();
  for (const [xml, id] of numbering.matchAll(/<w:num w:numId="(\d+)".*?<\/w:num>/gs)) {
    const overrides = [...xml.matchAll(/<w:lvlOverride w:ilvl="(\d+)"><w:startOverride w:val="(\d+)"/g)];
    runs.set(id!, {
      list: attribute(xml, "w:abstractNumId")!,
      overrides: new Map(overrides.map(([, level, start]) => [Number(level), Number(start)])),
    });
  }
  const counters = new Map<string, (number | undefined)[]>();
  const begun = new Set<string>();
  return ({ id, level }) => {
    const { list, overrides } = runs.get(id)!;
    const levels = lists.get(list)!;
    const counts = counters.get(list) ?? [];
    counters.set(list, counts);
    // A run of a list starts its levels again the first time it is met.
    const isFirst = !begun.has(id);
    begun.add(id);
    if (isFirst) for (const [at, start] of overrides) counts[at] = start - 1;
    counts[level] = (counts[level] ?? levels[level]!.start - 1) + 1;
    for (let deeper = level + 1; deeper < 9; deeper++) counts[deeper] = undefined;
    return levels[level]!.text.replace(/%(\d)/g, (_, shown: string) => {
      const index = Number(shown) - 1;
      return printed(levels[index]!.format, counts[index] ?? 0);
    });
  };
}

const ROMAN = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];

function printed(format: string, count: number): string {
  if (format === "decimal") return String(count);
  if (format === "lowerLetter") return String.fromCharCode(96 + count);
  if (format === "upperLetter") return String.fromCharCode(64 + count);
  if (format === "lowerRoman") return ROMAN[count]!;
  if (format === "upperRoman") return ROMAN[count]!.toUpperCase();
  if (format === "aiueoFullWidth") return "アイウエオ"[count - 1]!;
  throw new Error(`unknown number format: ${format}`);
}
