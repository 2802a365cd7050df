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

/** The part of the settings a writer needs, resolved to values a file format understands. */
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
