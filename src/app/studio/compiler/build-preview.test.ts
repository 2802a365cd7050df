import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createCatalog } from "../../../compiler/catalog/catalog.ts";
import { newFiles } from "../../../compiler/templates/new-files.ts";
import { logicMap } from "../logic-map.ts";
import { buildPreview } from "./build-preview.ts";

const catalog = () => {
  const made = createCatalog();
  for (const name of ["places", "settings"])
    made.set(`catalog/${name}.yaml`, readFileSync(`catalog/${name}.yaml`, "utf8"));
  return made;
};

const begun = (kind: "calculator" | "checker") => {
  const { files } = newFiles({ kind, name: "Fence Cost", category: "", tag: "", playbook: "", icon: null });
  const [{ path, text } = { path: "", text: "" }] = files;
  return { path, text };
};

test.each(["calculator", "checker"] as const)("a new %s is shown with the answers of its cases", (kind) => {
  const { path, text } = begun(kind);
  const made = catalog();
  made.set(path, text);
  const { shown, samples, problems } = buildPreview(made, { requestNumber: 1, path, page: path });
  expect(problems).toEqual([]);
  expect(shown).toMatchObject({ type: "tool", definition: { id: "fence-cost", kind } });
  expect(samples.length).toBeGreaterThan(0);
});

test("every question of a new calculator decides some figure", () => {
  const { path, text } = begun("calculator");
  const made = catalog();
  made.set(path, text);
  const { shown } = buildPreview(made, { requestNumber: 1, path, page: path });
  if (!shown) throw new Error("nothing to show");
  const rows = logicMap(shown);
  expect(rows.map(({ effects }) => effects.some(({ kind }) => kind === "figure"))).toEqual(rows.map(() => true));
});

test("a tool that names nothing right is not shown, and its problems are", () => {
  const { path, text } = begun("checker");
  const made = catalog();
  made.set(path, text.replace("kind: ", "kind: x"));
  const { problems } = buildPreview(made, { requestNumber: 1, path, page: path });
  expect(problems.length).toBeGreaterThan(0);
});
