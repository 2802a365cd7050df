import type PDFDocument from "pdfkit";

/** A PDF while pdfkit writes it. */
export type Pdf = InstanceType<typeof PDFDocument>;
