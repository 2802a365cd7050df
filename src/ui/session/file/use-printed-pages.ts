import { useRef, useState } from "react";
import type { PrintedPage } from "../../../model/session/printed-page.ts";
import type { FilePages } from "./file-page.tsx";

/** What is printed on the pages that were read so far; `read` reads each page once. */
export const usePrintedPages = (file: FilePages) => {
  const [texts, setTexts] = useState<ReadonlyMap<number, PrintedPage>>(new Map());
  const reading = useRef(new Map<number, Promise<PrintedPage>>());
  const read = (page: number): Promise<PrintedPage> => {
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
