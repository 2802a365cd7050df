const ENCODER = new TextEncoder();

/** A small PDF written object by object, so that a test decides every byte. */
export type HandMadePdf = {
  /** Entries of the only page, such as "/Rotate 90". */
  readonly page?: string;
  /** Entries of the node above the page, which the page inherits. */
  readonly pages?: string;
  /** Whether it claims to be arranged for fast display of its first page. */
  readonly isLinearized?: boolean;
  /** Entries of the catalog. */
  readonly catalog?: string;
  /** What the page draws. */
  readonly content?: string;
  /** Further objects, from number 7: each a dictionary, with the hexadecimal bytes of its stream if it has one. */
  readonly objects?: readonly { readonly dictionary: string; readonly hex?: string }[];
};

const CONTENT = "BT /F1 12 Tf 72 700 Td (Printed before) Tj ET";

const objectText = ({ dictionary, hex }: NonNullable<HandMadePdf["objects"]>[number]): string =>
  hex === undefined
    ? `<< ${dictionary} >>`
    : `<< ${dictionary} /Length ${hex.length + 1} >>\nstream\n${hex}>\nendstream`;

/** A PDF of one page with the words "Printed before", without an id. */
export const handMadePdf = ({
  page = "/MediaBox [0 0 600 800] /Resources << /Font << /F1 4 0 R >> >>",
  pages = "",
  isLinearized = false,
  catalog = "",
  content = CONTENT,
  objects: further = [],
}: HandMadePdf = {}): Uint8Array<ArrayBuffer> => {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [3 0 R] /Count 1 ${pages} >>`,
    `<< /Type /Page /Parent 2 0 R /Contents 5 0 R ${page} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    isLinearized ? "<< /Linearized 1 /L 0 /H [0 0] /O 3 /E 0 /N 1 /T 0 >>" : "null",
    ...further.map(objectText),
  ];
  let text = "%PDF-1.4\n";
  const offsets: number[] = [];
  // A reader looks for the claim in the first object of the file.
  const rest = objects.map((_, index) => index + 1).filter((number) => number !== 6);
  for (const number of [6, ...rest]) {
    offsets[number] = text.length;
    text += `${number} 0 obj\n${objects[number - 1]!}\nendobj\n`;
  }
  const table = offsets.slice(1).map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return ENCODER.encode(`${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table.join("")}${trailer}`);
};
