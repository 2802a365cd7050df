import { isScalar, parseDocument, visit } from "yaml";

/** One scalar of a YAML file: its position and its path. */
export type YamlScalar = {
  /** Keys and list positions from the top, the scalar's own key last. */
  readonly path: readonly (string | number)[];
  readonly isKey: boolean;
  /** Offsets of the scalar as written, quotes included. */
  readonly from: number;
  readonly to: number;
  readonly source: string;
};

/** Every scalar of a YAML text in order; none of a text that cannot be read. */
export const yamlScalars = (text: string): readonly YamlScalar[] => {
  const found: YamlScalar[] = [];
  visit(parseDocument(text), {
    Scalar(key, node, parents) {
      const range = node.range;
      if (!range) return;
      const path: (string | number)[] = [];
      for (const [depth, parent] of parents.entries()) {
        if (typeof parent === "object" && "key" in parent && isScalar(parent.key)) path.push(String(parent.key.value));
        else if (
          typeof parent === "object" &&
          "items" in parent &&
          parent.items.every((item) => !("key" in Object(item)))
        ) {
          const next: unknown = parents[depth + 1] ?? node;
          path.push(parent.items.findIndex((item) => item === next));
        }
      }
      const [from, to] = range;
      found.push({ path, isKey: key === "key", from, to, source: text.slice(from, to) });
    },
  });
  return found;
};

/** Line and column (from 1) of an offset. */
export const lineAndColumn = (text: string, offset: number): { readonly line: number; readonly column: number } => {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};
