const NAME = /^--color-/;

const styleRules = (rules: CSSRuleList): readonly CSSStyleRule[] =>
  [...rules].flatMap((rule): readonly CSSStyleRule[] => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSGroupingRule ? styleRules(rule.cssRules) : [];
  });

/**
 * Redeclares the theme's color properties on an element, so that they follow the `color-scheme` of that element.
 *
 * `light-dark()` in a custom property is resolved where the property is declared, which would be the root of the page.
 */
export const redeclareThemeColors = (element: HTMLElement): void => {
  const rules = [...document.styleSheets].flatMap((sheet) => styleRules(sheet.cssRules));
  for (const { selectorText, style } of rules) {
    if (!selectorText.includes(":root")) continue;
    for (const name of style) if (NAME.test(name)) element.style.setProperty(name, style.getPropertyValue(name));
  }
};
