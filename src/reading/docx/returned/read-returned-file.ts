import type { ReturnedText } from "../../../model/session/returned-text.ts";
import type { UploadedFile } from "../../../model/review/uploaded-file.ts";
import type { ParseResult } from "../../../values/parse-result.ts";
import { fileProblem, notWordProblem } from "../../read-file.ts";
import { readReturnedText } from "./read-returned-text.ts";

/** A Word file that came back. Problems: empty, too_big, wrong_type, old_word, password, zip_bomb, too_long, damaged. */
export const readReturnedFile = (file: UploadedFile): ParseResult<ReturnedText> => {
  const problem = notWordProblem(file);
  if (problem) return { ok: false, problem };
  try {
    return { ok: true, value: readReturnedText(file.bytes) };
  } catch (error) {
    return { ok: false, problem: fileProblem(error) };
  }
};
