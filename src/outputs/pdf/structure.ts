import type { Tag } from "./boxes.ts";
import type { Pdf } from "./pdf-document.ts";
import type { PrintActualText } from "./text-painter.ts";

/** Writes the structure tree of a PDF, which screen readers use. */
export type Structure = {
  /** Prints inside an element, or as an artifact without one. */
  readonly mark: (tag: Tag | null, print: (printActual: PrintActualText) => void) => void;
  readonly end: () => void;
};

export function openStructure(pdf: Pdf, root: Tag): Structure {
  const elements = new Map<Tag, PDFKit.PDFStructureElement>();
  const open = (tag: Tag): PDFKit.PDFStructureElement => {
    const element = pdf.struct(tag.type, tag.scope ? { scope: tag.scope } : {});
    elements.set(tag, element);
    for (const child of tag.children) element.add(open(child));
    return element;
  };
  const document = open(root);
  pdf.addStructure(document);
  return {
    mark: (tag, print) => {
      const element = tag && elements.get(tag);
      if (element) printIn(pdf, element, tag.type, print);
      else artifact(pdf, "Pagination", () => print((_, shown) => shown()));
    },
    end: () => document.end(),
  };
}

/** Prints into an element; replaced characters get a Span of their own with the actual text. */
function printIn(
  pdf: Pdf,
  element: PDFKit.PDFStructureElement,
  type: string,
  print: (printActual: PrintActualText) => void,
): void {
  let content = pdf.markStructureContent(type);
  const close = (): void => {
    pdf.endMarkedContent();
    element.add(content);
  };
  print((actual, shown) => {
    close();
    content = pdf.markStructureContent("Span", { actual });
    shown();
    close();
    content = pdf.markStructureContent(type);
  });
  close();
}

/** Prints an artifact: borders, page numbers. */
export function artifact(pdf: Pdf, type: "Layout" | "Pagination", print: () => void): void {
  pdf.markContent("Artifact", { type });
  print();
  pdf.endMarkedContent();
}
