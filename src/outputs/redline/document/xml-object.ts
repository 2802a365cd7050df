/** An XML element as the docx library writes it: one key, its name; the attributes are a child with the key `_attr`. */
export type XmlObject = { readonly [name: string]: unknown };

/** The attributes of an element. */
export type XmlAttributes = { readonly [name: string]: unknown };

/** The name of an element. */
export const elementName = (element: XmlObject): string => Object.keys(element)[0] ?? "";

const isAttributes = (child: unknown): child is XmlObject =>
  typeof child === "object" && child !== null && Object.hasOwn(child, "_attr");

const contentOf = (element: XmlObject | undefined): readonly unknown[] => {
  const content = element?.[elementName(element)];
  if (content === undefined) return [];
  return Array.isArray(content) ? content : [content];
};

/** The children of an element, without its attributes and texts. */
export const elementsIn = (element: XmlObject | undefined): readonly XmlObject[] =>
  contentOf(element).filter(
    (child): child is XmlObject =>
      typeof child === "object" && child !== null && !isAttributes(child) && Object.keys(child).length > 0,
  );

/** The text directly in an element. */
export const textIn = (element: XmlObject): string =>
  contentOf(element)
    .filter((child) => typeof child === "string")
    .join("");

/** The attributes of an element. */
export const attributesOf = (element: XmlObject | undefined): XmlAttributes =>
  (contentOf(element).find(isAttributes)?.["_attr"] ?? {}) as XmlAttributes;

/** The first child of an element with a name. */
export const childNamed = (element: XmlObject | undefined, name: string): XmlObject | undefined =>
  elementsIn(element).find((child) => elementName(child) === name);

/** An element. */
export const xmlElement = (
  name: string,
  attributes: XmlAttributes,
  children: readonly (XmlObject | string)[] = [],
): XmlObject => {
  const own = Object.keys(attributes).length === 0 ? [] : [{ _attr: attributes }];
  return { [name]: [...own, ...children] };
};

/** The same element with its children of a name changed. */
export const withChildNamed = (
  element: XmlObject,
  name: string,
  change: (child: XmlObject) => XmlObject,
): XmlObject => ({
  [elementName(element)]: contentOf(element).map((child) =>
    typeof child === "object" && child !== null && elementName(child as XmlObject) === name
      ? change(child as XmlObject)
      : child,
  ),
});

/** The same element with other children. */
export const withElements = (element: XmlObject, children: readonly XmlObject[]): XmlObject =>
  xmlElement(elementName(element), attributesOf(element), children);
