import { expect, test } from "vitest";
import { compileLawSources } from "./law-sources.ts";

const sites = compileLawSources({
  sources: [
    { host: "code.example", name: "Code Library", kind: "statute", paths: [{ path: "/search", search: true }] },
    {
      host: "state.example",
      name: "State of Example",
      kind: "agency",
      paths: [
        { path: "/laws/", kind: "statute" },
        { path: "/laws/rules/", kind: "regulation" },
        { path: "/*/bills/", kind: ["statute", "proposal"] },
      ],
    },
    { host: "courts.state.example", kind: "court" },
  ],
})!;

test.each([
  ["https://code.example/12", "Code Library", ["statute"]],
  ["https://www.code.example/12", "Code Library", ["statute"]],
  ["https://state.example/tax", "State of Example", ["agency"]],
  ["https://state.example/laws/12", "State of Example", ["statute"]],
  ["https://state.example/Laws/rules/12", "State of Example", ["regulation"]],
  ["https://state.example/2026/bills/7", "State of Example", ["statute", "proposal"]],
  ["https://courts.state.example/help", "courts.state.example", ["court"]],
])("the longest matching host and path decide what %s is", (link, name, kinds) => {
  expect(sites(link)).toMatchObject({ name, kinds, isSearch: false });
});

test.each(["https://other.example/12", "https://notcode.example/12", "no address"])("%s is unknown", (link) => {
  expect(sites(link)).toBeNull();
});

test.each(["https://code.example/search?q=rent", "https://state.example/", "https://state.example"])(
  "%s states no rule",
  (link) => {
    expect(sites(link)?.isSearch).toBe(true);
  },
);

test("has no sites without the file", () => {
  expect(compileLawSources({})).toBeNull();
});
