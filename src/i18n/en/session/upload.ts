import type { PageFieldKind } from "../../../model/session/uploaded-pdf.ts";

const kinds = {
  signature: "Signature",
  initials: "Initials",
  date: "Date of signing",
  name: "Name",
  text: "Text",
  checkbox: "Checkbox",
} satisfies Record<PageFieldKind, string>;

/** As short as a small field needs. */
const tags = {
  signature: "Signature",
  initials: "Initials",
  date: "Date",
  name: "Name",
  text: "Text",
  checkbox: "✓",
} satisfies Record<PageFieldKind, string>;

/** Messages for a PDF that is uploaded to be signed. */
export const upload = {
  title: "Sign a PDF of your own",
  text: "Choose a PDF, enter who signs it, and place the fields for each of them. The file is read on this device and encrypted before the server keeps it.",
  drop: "Drop the PDF here, or choose it.",
  choose: "Choose a PDF",
  reading: "Reading the file…",
  problems: {
    too_big: "This file is larger than 20 MB. Make a smaller PDF, for example by scanning at a lower resolution.",
    wrong_type: "This file is not a PDF. Save or print it as a PDF first.",
    encrypted: "This PDF has a password. Save a copy without the password, and choose that copy.",
    signed:
      "This PDF already contains an electronic signature. Adding more signatures here could make the existing one look broken, so we do not do it.",
    active:
      "This PDF contains a program or a form that can change what its pages show. Print it to a new PDF, check it, and choose the new one.",
    undrawable:
      "A picture or a font in this PDF cannot be shown here, so people would sign what they cannot see. Print it to a new PDF, check it, and choose the new one.",
    damaged:
      "This PDF is damaged or written in an unusual way. Print it to a new PDF, check it, and choose the new one.",
    too_many_pages: "This PDF has more than 500 pages. Split it, and have each part signed.",
    too_complex: "This PDF takes too long to read. Print it to a new PDF, check it, and choose the new one.",
  },
  kept: (name: string) => `Continue with “${name}”`,
  keptText: "This device still has the file and the fields that you placed. Nothing has been sent.",
  resume: "Continue",
  discard: "Delete it from this device",
  titleLabel: "Title of the document",
  titleHint: "Everyone who signs sees it, and it is printed on the certificate.",
  titleMissing: "Enter a title",
  facts: (pages: number, size: string) => `${pages === 1 ? "1 page" : `${pages} pages`}, ${size}`,
  another: "Choose another file",
  lawText:
    "Federal law does not make electronic signatures valid on some documents: wills, codicils, and testamentary trusts; adoption, divorce, and other family matters; most transactions under the Uniform Commercial Code other than sales and leases of goods; court papers; and some notices, such as of eviction, foreclosure, or the end of utility service or health insurance. Each party must confirm that this document is none of these.",
  next: "Next: place the fields",
  placeTitle: "Place the fields",
  placeText:
    "Choose a party and a field, then press the place on the page. The button above a page finds a free signature line for you. Drag a field to move it, and drag its corner to resize it.",
  placeKeys:
    "With a keyboard: use the button above a page to add a field. Arrow keys move it, Shift and arrow keys resize it, and Delete removes it.",
  party: "Party",
  field: "Field",
  kinds,
  tags,
  boxes: { checked: "checked", open: "not checked" },
  addTo: (kind: PageFieldKind, page: number) => `Add “${kinds[kind]}” to page ${page}`,
  page: (page: number, count: number) => `Page ${page} of ${count}`,
  fieldOf: (kind: PageFieldKind, name: string) => `${kinds[kind]}: ${name}`,
  position: (left: number, top: number, width: number, height: number) =>
    `${left}% from the left, ${top}% from the top, ${width}% wide, ${height}% high`,
  remove: (field: string) => `Remove ${field}`,
  removed: (field: string) => `Removed: ${field}`,
  missing: (names: readonly string[]) => `Place a signature field for ${names.join(" and for ")}`,
  covering: (fields: readonly string[]) =>
    fields.length === 1
      ? `“${fields[0]}” covers words on the page. Drag it to an empty place, or make it smaller.`
      : `${fields.map((field) => `“${field}”`).join(", ")} cover words on the page. Drag them to empty places, or make them smaller.`,
  back: "Change the parties",
  incomplete: "Part of this page cannot be shown here. Open the PDF file to see all of it.",
  notDrawn: "This page cannot be shown here. Open the PDF file to see it.",
  notWhole:
    "Part of this file cannot be shown on this device, so you cannot sign it here. Tell the person who started this session. They can print the file to a new PDF, check it, and start again with the new one.",
  notKept:
    "This browser could not store the file. You can go on, but if you close this page before you start, the file and what you enter are gone.",
  fileTitle: "The file",
  download: "Download the file",
  openTitle: "Opening the file…",
  fieldsTitle: "Your fields",
  fieldsText:
    "Fill in the outlined fields on these pages, and check the boxes that apply. Your signature, your name, and the date are filled in automatically.",
  initialsTitle: "Your initials",
  typeInitials: "Type your initials",
  today: "Date of signing",
  changed: "The server did not return the file that this session started with. Contact the other parties another way.",
};
