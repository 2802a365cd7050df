import { readXml } from "../xml-events.ts";

const MAX_PROPERTIES = 200;

/** The properties that programs add to a file, by name; `xml` is the part with them. */
export const fileProperties = (xml: string | null): { readonly [name: string]: string } => {
  const found = new Map<string, string>();
  let name: string | null = null;
  let value = "";
  readXml(xml ?? "", {
    open: (tag, attributes) => {
      if (tag !== "property") return;
      name = attributes()["name"] ?? null;
      value = "";
    },
    close: (tag) => {
      if (tag === "property" && name !== null && found.size < MAX_PROPERTIES) found.set(name, value.trim());
      if (tag === "property") name = null;
    },
    text: (text) => {
      if (name !== null) value += text;
    },
  });
  return Object.fromEntries(found);
};
