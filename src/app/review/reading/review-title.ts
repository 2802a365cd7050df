import { reviewMessages } from "../../../i18n/review.ts";
import { SOURCE_LANGUAGE } from "../../../model/site/screen-language.ts";
import type { ReviewedText } from "../worker/worker-messages.ts";

/** The version of the layout of review files. */
export const FILE_VERSION = "1.0";

/** The title of a reviewed document in the files of its review: the name of its file without the ending. */
export const titleOf = ({ name }: Pick<ReviewedText, "name">): string => {
  const title = name.replace(/\.[^.]{1,5}$/, "");
  return title === "" ? reviewMessages(SOURCE_LANGUAGE).pasted : title;
};
