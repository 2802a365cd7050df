import { hoverTooltip } from "@codemirror/view";
import { flowPosition } from "./flow-position.ts";
import { keysAt, yamlPathAt } from "./schema-completion.ts";

/**
 * What the key at a place in a line means; null if there is none or the schema does not say. `column` counts from 0.
 *
 * Example: the column of "kind" in "  - { id: owner, kind: party }" gives the description of `kind`
 */
export const keyDescription = (
  schema: string,
  text: string,
  line: number,
  column: number,
): { readonly from: number; readonly to: number; readonly text: string } | null => {
  const lines = text.split("\n");
  const own = lines[line] ?? "";
  const key = [...own.matchAll(/[\w-]+(?=:(?:\s|$))/g)].find(
    ({ index, 0: word }) => index <= column && column <= index + word.length,
  );
  if (!key) return null;
  const [word] = key;
  const upToKey = own.slice(0, key.index + word.length);
  const flow = flowPosition(upToKey);
  // Only the lines above the pointer determine the path of the key.
  const before = [...lines.slice(0, line), upToKey].join("\n");
  const path = [...yamlPathAt(before, line), ...(flow?.path ?? [])];
  const detail = keysAt(schema, path).find(({ label }) => label === word)?.detail ?? "";
  return detail === "" ? null : { from: key.index, to: key.index + word.length, text: detail };
};

/** Shows what a key means while the pointer is over it. */
export const hoverSchema = (schema: string) =>
  hoverTooltip((view, pos) => {
    const { number, from } = view.state.doc.lineAt(pos);
    const meaning = keyDescription(schema, view.state.doc.toString(), number - 1, pos - from);
    if (!meaning) return null;
    return {
      pos: from + meaning.from,
      end: from + meaning.to,
      create: () => {
        const dom = document.createElement("p");
        dom.className = "max-w-md p-2 text-sm";
        dom.textContent = meaning.text;
        return { dom };
      },
    };
  });
