/**
 * A quoted range of the text.
 *
 * Unit: UTF-16 offsets into `ReviewInput.text`, end exclusive; `text` is exactly `input.text.slice(start, end)`.
 */
export type Quote = { readonly start: number; readonly end: number; readonly text: string };
