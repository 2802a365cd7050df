import type { WordObstacle } from "../../../model/review/word-source.ts";

/** Elements that may contain a changed run without an effect on it. */
const HARMLESS = new Set([
  "w:document",
  "w:body",
  "w:tbl",
  "w:tr",
  "w:tc",
  "w:p",
  "w:r",
  "w:hyperlink",
  "w:smartTag",
  "w:customXml",
  "w:sdt",
  "w:sdtContent",
  "w:ins",
]);

const BY_ELEMENT: { readonly [name: string]: WordObstacle } = {
  "w:fldSimple": "field",
  "w:txbxContent": "text_box",
  "w:moveTo": "moved",
  "w:moveFrom": "moved",
  "w:del": "moved",
};

/** Properties of a content control whose text is chosen, computed or locked, not typed. */
const FIXED_CONTROLS = new Set([
  "w:dataBinding",
  "w15:dataBinding",
  "w:dropDownList",
  "w:comboBox",
  "w:date",
  "w14:checkbox",
  "w:picture",
  "w:docPartObj",
  "w:docPartList",
  "w:showingPlcHdr",
  "w:citation",
  "w:bibliography",
  "w:equation",
]);

const LOCKED = new Set(["contentLocked", "sdtContentLocked"]);

/** Why text inside an element cannot be changed; null if it can. */
export const obstacleOf = (name: string): WordObstacle | null =>
  HARMLESS.has(name) ? null : (BY_ELEMENT[name] ?? "other");

/** Whether a property of a content control fixes its text. */
export const fixesControl = (property: string, value: string | undefined): boolean =>
  FIXED_CONTROLS.has(property) || (property === "w:lock" && LOCKED.has(value ?? ""));
