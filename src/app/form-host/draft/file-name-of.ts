import type { PageDefinition } from "../../../model/definition.ts";
import { isoDate } from "../../../values/date.ts";
import { today } from "../../shared/clock.ts";
import { fileName, neutralFileName } from "../../shared/download.ts";

/** Names a file after its title, or neutrally if the page is about family safety. */
export type FileNaming = (title: string, extension: string) => string;

/** How files of a page are named. */
export const fileNamingOf = ({ sensitive }: Pick<PageDefinition, "sensitive">): FileNaming =>
  sensitive ? (_title, extension) => neutralFileName(isoDate(today()), extension) : fileName;
