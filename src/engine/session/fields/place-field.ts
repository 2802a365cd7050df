import type { PageFieldKind, PageField } from "../../../model/session/uploaded-pdf.ts";
import { PAGE_FIELD_RULES } from "./page-field-rules.ts";

/** A page is this wide and this high, in the unit of fields. */
export const PAGE_UNITS = 10_000;

/** How far an arrow key moves or resizes a field. */
const STEP = 50;
/** The smallest field in which something can be read. */
const MIN_SIZE = { width: 200, height: 150 };

type Place = Pick<PageField, "x" | "y" | "width" | "height">;

const between = (value: number, least: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), most));

/** A place of the same size, moved onto the page. */
const onPage = <Placed extends Place>(place: Placed): Placed => ({
  ...place,
  x: between(place.x, 0, PAGE_UNITS - place.width),
  y: between(place.y, 0, PAGE_UNITS - place.height),
});

/** A field moved by a distance, and kept on its page. */
export const movedField = (field: PageField, right: number, down: number): PageField =>
  onPage({ ...field, x: field.x + right, y: field.y + down });

/** A field made larger by a distance, and kept on its page and no smaller than its least size. */
export const resizedField = (field: PageField, right: number, down: number): PageField => ({
  ...field,
  width: between(field.width + right, MIN_SIZE.width, PAGE_UNITS - field.x),
  height: between(field.height + down, MIN_SIZE.height, PAGE_UNITS - field.y),
});

/** A place of the usual size of a kind, around a point. */
export const placeAround = (kind: PageFieldKind, x: number, y: number): Place => {
  const { width, height } = PAGE_FIELD_RULES[kind];
  return onPage({ x: x - width / 2, y: y - height / 2, width, height });
};

const ARROWS: { readonly [key: string]: readonly [right: number, down: number] } = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The field after a key was pressed: an arrow moves it, with Shift it resizes it; null for any other key. */
export const fieldAfterKey = (field: PageField, key: string, isShift: boolean): PageField | null => {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  return isShift ? resizedField(field, ...arrow) : movedField(field, ...arrow);
};

/** The id of one more field. A number is not used again while a later field exists, so no field takes the values of another. */
export const nextFieldId = (fields: readonly Pick<PageField, "id">[]): string =>
  `f${Math.max(0, ...fields.map(({ id }) => Number(id.slice(1)))) + 1}`;
