import { SOURCE_LANGUAGE } from "../../../model/site/screen-language.ts";
import type { PageMetadata } from "../../shared/use-page.ts";

/** What a page that starts sessions reports to the frame: by its heading, where the interface has another language. */
export const startMetadata = (page: PageMetadata, language: string, title: string): PageMetadata => {
  const { tab: _, ...rest } = page;
  return language === SOURCE_LANGUAGE ? page : { ...rest, name: title };
};
