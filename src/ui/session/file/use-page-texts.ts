import { useRef, useState } from "react";
import type { PageText } from "../../../model/session/page-text.ts";
import type { FilePages } from "./file-page.tsx";

/** What is printed on the pages that were read so far; `read` reads each page once. */
export const usePageTexts = (file: FilePages) => {
  const [texts, setTexts] = useState<ReadonlyMap<number, PageText>>(new Map());
  const reading = useRef(new Map<number, Promise<PageText>>());
  const read = (page: number): Promise<PageText> => {
    const begun = reading.current.get(page);
    if (begun) return begun;
    const reads = file.read(page).then((text) => {
      setTexts((before) => new Map(before).set(page, text));
      return text;
    });
    reading.current.set(page, reads);
    return reads;
  };
  return { texts, read };
};
