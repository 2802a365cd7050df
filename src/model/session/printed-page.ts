/** A rectangle on a page. Unit: 1/10,000 of the width and height of the page as it is shown, from its upper left corner. */
export type PageBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** What is printed on a page: words, and lines that are left to be written on. Empty for a scan. */
export type PrintedPage = {
  readonly words: readonly (PageBox & { readonly text: string })[];
  readonly lines: readonly PageBox[];
};
