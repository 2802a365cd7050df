import type { Tag } from "./boxes.ts";
import type { Pdf } from "./paint.ts";
import type { StandIn } from "./text-painter.ts";

/** The structure tree of a PDF: what each stretch of it is, for people who have it read to them. */
export type Structure = {
  /** Prints inside an element; without one, as something that is no content. */
  readonly mark: (tag: Tag | null, print: (standIn: StandIn) => void) => void;
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

/** Prints into an element; what stands for other words is a stretch of its own between the others. */
function printIn(pdf: Pdf, element: PDFKit.PDFStructureElement, type: string, print: (standIn: StandIn) => void): void {
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

/** Prints what is no content: borders, page numbers. */
export function artifact(pdf: Pdf, type: "Layout" | "Pagination", print: () => void): void {
  pdf.markContent("Artifact", { type });
  print();
  pdf.endMarkedContent();
}
