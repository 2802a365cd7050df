/**
 * What a party writes into a field: its signature or initials, the day of signing, its name, words of its own, or a check in
 * a box.
 */
export const PAGE_FIELD_KINDS = ["signature", "initials", "date", "name", "text", "checkbox"] as const;
export type PageFieldKind = (typeof PAGE_FIELD_KINDS)[number];

/**
 * A field on a page of an uploaded file, for one seat.
 *
 * Unit: 1/10,000 of the width and height of the page as it is shown, from its upper left corner.
 */
export type PageField = {
  readonly id: string;
  readonly seat: string;
  readonly kind: PageFieldKind;
  /** 1 for the first page. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A PDF that a party uploads to be signed as is, and where everyone signs. Binary values are base64url. */
export type UploadedPdf = {
  /** SHA-256 of the file. */
  readonly sha256: string;
  readonly bytes: number;
  /** The id under which the server stores it, encrypted. */
  readonly blob: string;
  readonly fields: readonly PageField[];
};
