declare module "pdfjs-dist/legacy/build/pdf.min.mjs" {
  export { getDocument } from "pdfjs-dist";
}

declare module "pdfjs-dist/legacy/build/pdf.worker.min.mjs";
