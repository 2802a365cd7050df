/** Addresses of author tools and the PDF reader: large, used by few, and therefore cached on first use. */
export const RARELY_USED_ASSETS = /^\/assets\/(compiler-worker|yaml-editor|pdf\.(worker\.)?min)-/;
