import PDFDocument from "pdfkit";

type PdfOptions = { readonly password?: string };

/** A PDF whose pages hold these lines, in a font every reader knows; a page without lines is empty. */
export const makePdf = (pages: readonly (readonly string[])[], { password }: PdfOptions = {}): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const pdf = new PDFDocument({ autoFirstPage: false, margin: 72, ...(password ? { userPassword: password } : {}) });
    const pieces: Uint8Array[] = [];
    pdf.on("data", (piece: Uint8Array) => pieces.push(piece));
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(pieces))));
    pdf.on("error", reject);
    for (const lines of pages) {
      pdf.addPage();
      lines.forEach((line, index) => pdf.fontSize(10).text(line, 72, 72 + index * 12, { lineBreak: false }));
    }
    pdf.end();
  });

const ENCODER = new TextEncoder();

/** A PDF whose table of objects points nowhere. */
export const brokenTable = (whole: Uint8Array): Uint8Array => {
  const text = Buffer.from(whole).toString("latin1");
  const broken = text.replace(/\n\d{10} 00000 n/g, "\n9999999999 00000 n").replace(/startxref\n\d+/, "startxref\n12");
  return Uint8Array.from(broken, (character) => character.charCodeAt(0));
};

/** A PDF with arrays within arrays as its list of pages. */
export const nestedPdf = (depth: number): Uint8Array =>
  ENCODER.encode(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count 1 /Kids ${"[".repeat(depth)}${"]".repeat(depth)} >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n`,
  );
