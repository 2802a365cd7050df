import { resolve } from "node:path";
import { expect, it } from "vitest";
import { packageFolder, thirdPartyNotices } from "./third-party-notices.ts";

const packages = resolve(import.meta.dirname, "../../../node_modules");
const FONTS = { "A font": resolve(import.meta.dirname, "../../../public/fonts/OFL.txt") };

it.each([
  ["/x/node_modules/zod/mini/index.js", "/x/node_modules/zod"],
  ["/x/node_modules/@radix-ui/react-select/dist/index.mjs?used", "/x/node_modules/@radix-ui/react-select"],
  ["/x/node_modules/a/node_modules/b/c.js", "/x/node_modules/a/node_modules/b"],
  ["\0virtual:catalog-site", null],
  ["/x/src/main.tsx", null],
])("the package of %j", (module, folder) => {
  expect(packageFolder(module)).toBe(folder);
});

it("prints each shipped package once with its license text, and the fonts' license", () => {
  const modules = [`${packages}/react/index.js`, `${packages}/react/jsx-runtime.js`, "/x/src/main.tsx"];
  const notices = thirdPartyNotices(modules, FONTS);
  expect(notices.match(/^react \d+\.\d+\.\d+$/gm)).toHaveLength(1);
  expect(notices).toContain("Permission is hereby granted");
  expect(notices).toContain("SIL OPEN FONT LICENSE");
  expect(notices).not.toContain("undefined");
});
