import type {
  SourceElement,
  WordObstacle,
  WordParagraph,
  WordRun,
  WordRunPart,
} from "../../../model/review/word-source.ts";
import { readXml } from "../xml-events.ts";
import type { Attributes, XmlRange } from "../xml-events.ts";
import { fixesControl, obstacleOf } from "./obstacles.ts";

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type GrowingParagraph = Writable<WordParagraph> & { readonly properties: SourceElement[] };
type GrowingRun = Writable<WordRun> & { readonly properties: SourceElement[]; readonly parts: WordRunPart[] };

/** An element that is being read; `inner` is where its opening tag ends. */
type OpenElement = {
  readonly name: string;
  readonly start: number;
  readonly inner: number;
  obstacle: WordObstacle | null;
  readonly paragraph: GrowingParagraph | null;
  readonly run: GrowingRun | null;
};

export type WordStructure = { readonly runs: readonly WordRun[]; readonly paragraphs: readonly WordParagraph[] };

/** What is open at a place of the file. */
type Position = {
  readonly xml: string;
  readonly path: OpenElement[];
  readonly runs: GrowingRun[];
  readonly paragraphs: GrowingParagraph[];
  readonly openParagraphs: number[];
  /** Fields that have begun and not ended. */
  fields: number;
  /** Runs around this place. */
  openRuns: number;
  /** Insertions around this place. */
  insertions: number;
  /** Tables around this place. */
  tables: number;
  /** The first paragraph of the outermost open table. */
  tableStart: number;
};

const obstacleAt = (name: string, { path, openRuns }: Position): WordObstacle | null => {
  if (name === "w:txbxContent") return "text_box";
  return path.at(-1)?.obstacle ?? (name === "w:r" && openRuns > 0 ? "other" : obstacleOf(name));
};

const openParagraph = (tag: XmlRange, obstacle: WordObstacle | null, position: Position): GrowingParagraph => {
  const { paragraphs, openParagraphs } = position;
  const paragraph: GrowingParagraph = {
    ...tag,
    content: { start: tag.end, end: tag.end },
    propertiesAt: null,
    properties: [],
    tableEnd: null,
    obstacle: obstacle ?? (openParagraphs.length > 0 ? "other" : null),
  };
  openParagraphs.push(paragraphs.length);
  paragraphs.push(paragraph);
  return paragraph;
};

const openRun = (tag: XmlRange, obstacle: WordObstacle | null, position: Position): GrowingRun => {
  const { xml, path, openParagraphs, insertions, fields, runs } = position;
  const parent = path.at(-1);
  const isInserted = parent?.name === "w:ins";
  // Only an insertion directly around the run can be divided.
  const isDeep = insertions > (isInserted ? 1 : 0) || openParagraphs.length === 0;
  const run: GrowingRun = {
    ...tag,
    tag: xml.slice(tag.start, tag.end),
    properties: [],
    parts: [],
    inserted: isInserted ? xml.slice(parent.start, parent.inner) : null,
    paragraph: openParagraphs.at(-1) ?? -1,
    obstacle: obstacle ?? (fields > 0 ? "field" : isDeep ? "other" : null),
  };
  runs.push(run);
  return run;
};

/** Notes what a tag says about the elements around it: a fixed content control, or the start or end of a field. */
const noteTag = (name: string, attributes: () => Attributes, position: Position): void => {
  const { path } = position;
  const parent = path.at(-1);
  if (parent?.name === "w:sdtPr" && fixesControl(name, attributes()["w:val"])) {
    const control = path.at(-2);
    if (control) control.obstacle ??= "control";
  }
  if (name !== "w:fldChar") return;
  const type = attributes()["w:fldCharType"];
  if (type === "begin") position.fields += 1;
  if (type === "end") position.fields = Math.max(0, position.fields - 1);
  if (parent?.run) parent.run.obstacle ??= "field";
};

const open = (name: string, tag: XmlRange, position: Position): void => {
  const obstacle = obstacleAt(name, position);
  const element: OpenElement = {
    name,
    start: tag.start,
    inner: tag.end,
    obstacle,
    paragraph: name === "w:p" ? openParagraph(tag, obstacle, position) : null,
    run: name === "w:r" ? openRun(tag, obstacle, position) : null,
  };
  if (name === "w:r") position.openRuns += 1;
  if (name === "w:ins") position.insertions += 1;
  if (name === "w:tbl") {
    if (position.tables === 0) position.tableStart = position.paragraphs.length;
    position.tables += 1;
  }
  position.path.push(element);
};

/** Gives an element to the run or paragraph that it is a part or property of. */
const attach = ({ name, start, inner }: OpenElement, end: number, { xml, path }: Position): void => {
  const parent = path.at(-1);
  const owner = parent?.name === "w:pPr" ? path.at(-2)?.paragraph : parent?.name === "w:rPr" ? path.at(-2)?.run : null;
  owner?.properties.push({ name, xml: xml.slice(start, end) });
  if (name === "w:pPr" && parent?.paragraph) {
    parent.paragraph.propertiesAt = { start, end };
    parent.paragraph.content = { start: end, end };
  }
  if (!parent?.run || name === "w:rPr") return;
  const closing = xml.lastIndexOf("<", end - 1);
  parent.run.parts.push({
    name,
    start,
    end,
    text: name === "w:t" && closing >= inner ? { start: inner, end: closing } : null,
    keepsSpace: xml.slice(start, inner).includes("preserve"),
  });
};

const close = (tag: XmlRange, position: Position): void => {
  const element = position.path.pop();
  if (!element) return;
  const { name, run, paragraph } = element;
  if (run) {
    run.end = tag.end;
    position.openRuns -= 1;
  }
  if (paragraph) {
    position.openParagraphs.pop();
    paragraph.end = tag.end;
    paragraph.content = { ...paragraph.content, end: Math.max(paragraph.content.start, tag.start) };
  }
  if (name === "w:ins") position.insertions -= 1;
  if (name === "w:tbl") {
    position.tables -= 1;
    if (position.tables === 0)
      for (const inside of position.paragraphs.slice(position.tableStart)) inside.tableEnd = tag.end;
  }
  attach(element, tag.end, position);
};

/** The runs and paragraphs of the main part of a Word file, with what prevents a change in them. */
export function readStructure(xml: string): WordStructure {
  const position: Position = {
    xml,
    path: [],
    runs: [],
    paragraphs: [],
    openParagraphs: [],
    fields: 0,
    openRuns: 0,
    insertions: 0,
    tables: 0,
    tableStart: 0,
  };
  readXml(xml, {
    open: (name, attributes, tag) => {
      noteTag(name, attributes, position);
      open(name, tag, position);
    },
    close: (_, tag) => close(tag, position),
    text: () => undefined,
  });
  return { runs: position.runs.filter(({ parts }) => parts.length > 0), paragraphs: position.paragraphs };
}
