const NAME = /^--color-/;

const styleRules = (rules: CSSRuleList): readonly CSSStyleRule[] =>
  [...rules].flatMap((rule): readonly CSSStyleRule[] => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSGroupingRule ? styleRules(rule.cssRules) : [];
  });

/**
 * Declares the colors of the theme once more on an element, so that they follow its own light or dark.
 *
 * A color is a pair that is settled where it is declared, and that is the root of the page.
 */
export const declareColors = (element: HTMLElement): void => {
  const rules = [...document.styleSheets].flatMap((sheet) => styleRules(sheet.cssRules));
  for (const { selectorText, style } of rules) {
    if (!selectorText.includes(":root")) continue;
    for (const name of style) if (NAME.test(name)) element.style.setProperty(name, style.getPropertyValue(name));
  }
};
