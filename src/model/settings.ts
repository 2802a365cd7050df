/** The sixteen global document settings (specification section 3); sizes, spacing and margins in points. */
export type DocumentSettings = {
  readonly jurisdiction: string;
  readonly language: string;
  readonly currency: string;
  readonly levelOfDetail: number;
  readonly headerFont: string;
  readonly headerSize: number;
  readonly headerColor: string;
  readonly headerWeight: string;
  readonly headerParagraphSpacing: number;
  readonly bodyFont: string;
  readonly bodySize: number;
  readonly bodyColor: string;
  readonly bodyWeight: string;
  readonly bodyLineSpacing: number;
  readonly bodyParagraphSpacing: number;
  readonly documentMargins: number;
};

/** The default settings, as the specification fixes them. */
export const DEFAULT_SETTINGS: DocumentSettings = {
  jurisdiction: "United States",
  language: "English",
  currency: "$USD",
  levelOfDetail: 5,
  headerFont: "Arial",
  headerSize: 14,
  headerColor: "Black",
  headerWeight: "bold",
  headerParagraphSpacing: 18,
  bodyFont: "Arial",
  bodySize: 11,
  bodyColor: "Black",
  bodyWeight: "normal",
  bodyLineSpacing: 1.5,
  bodyParagraphSpacing: 12,
  documentMargins: 64,
};

/** The settings a writer needs, resolved to values of file formats. */
export type PageStyle = {
  readonly paper: "letter" | "a4";
  /** Points. */
  readonly margin: number;
  readonly heading: TextStyle;
  readonly body: TextStyle & { readonly lineSpacing: number };
};

export type TextStyle = {
  /** "Arial", "Times New Roman" or "Courier New". */
  readonly font: string;
  /** Points. */
  readonly size: number;
  /** Six hex digits, no "#". */
  readonly color: string;
  readonly bold: boolean;
  /** Points after a paragraph. */
  readonly spacing: number;
};
