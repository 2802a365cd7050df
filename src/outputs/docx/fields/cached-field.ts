import { SimpleField } from "docx";
import type { TextRun } from "docx";

/** A field and its cached result, which may be another field. */
export class CachedField extends SimpleField {
  constructor(instruction: string, result: TextRun | CachedField) {
    super(instruction);
    this.root.push(result);
  }
}
