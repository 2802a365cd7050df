/* The parts of pdfmake the benchmark uses. */

declare module "pdfmake" {
  type Definition = {
    readonly pageSize: string;
    readonly pageMargins: number;
    readonly defaultStyle: object;
    readonly footer: (page: number, pages: number) => string;
    readonly content: readonly object[];
  };
  type Pdfmake = {
    setFonts: (fonts: { readonly [family: string]: { readonly normal: string; readonly bold: string } }) => void;
    setLocalAccessPolicy: (allows: (path: string) => boolean) => void;
    setUrlAccessPolicy: (allows: (url: string) => boolean) => void;
    createPdf: (definition: Definition) => { getBuffer: () => Promise<Buffer> };
  };
  const pdfmake: Pdfmake;
  export default pdfmake;
}
