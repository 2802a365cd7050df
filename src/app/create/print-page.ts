import type { PageStyle } from "../../model/settings.ts";

const SIZES: { readonly [Paper in PageStyle["paper"]]: string } = { letter: "8.5in 11in", a4: "210mm 297mm" };

/** Prints the page with the document's paper size and margins. */
export const printPage = (style: PageStyle): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page { size: ${SIZES[style.paper]}; margin: ${style.margin}pt; }`);
  document.adoptedStyleSheets.push(sheet);
  const remove = (): void => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (adoptedStyleSheet) => adoptedStyleSheet !== sheet,
    );
  };
  addEventListener("afterprint", remove, { once: true });
  window.print();
};
