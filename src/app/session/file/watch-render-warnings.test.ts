import { expect, test } from "vitest";
import { handMadePdf } from "../../../../tests/support/hand-made-pdf.ts";
import type { HandMadePdf } from "../../../../tests/support/hand-made-pdf.ts";
import { openPdfReader } from "../../../reading/pdf/open-pdf-reader.ts";
import { watchRenderWarnings } from "./watch-render-warnings.ts";

/** Whether the reader warns while it reads what the only page draws. */
const hasGaps = async (made: HandMadePdf): Promise<boolean> => {
  const pdf = await openPdfReader(handMadePdf(made), {
    CanvasFactory: class {},
    FilterFactory: class {},
    BinaryDataFactory: class {
      fetch = (): Promise<Uint8Array> => Promise.reject(new Error("not in this test"));
    },
    wasmUrl: "file:///",
  });
  const page = await pdf.getPage(1);
  return await watchRenderWarnings(() => page.getOperatorList({ intent: "print" }));
};

const pageWith = (resources: string): string => `/MediaBox [0 0 600 800] /Resources << ${resources} >>`;
const gray = "/Type /XObject /Subtype /Image /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /ASCIIHexDecode";

const inlined = (entries: string, data: string): HandMadePdf => ({
  page: pageWith(""),
  content: `q 100 0 0 100 50 50 cm BI /W 8 /H 8 /BPC 8 /CS /G ${entries} ID ${data} EI Q`,
});
const named = (dictionary: string): HandMadePdf => ({
  page: pageWith("/XObject << /I1 7 0 R >>"),
  content: "q 100 0 0 100 50 50 cm /I1 Do Q",
  objects: [{ dictionary, hex: "00" }],
});
const shaded = (dictionary: string): HandMadePdf => ({
  page: pageWith("/Shading << /S1 7 0 R >>"),
  content: "/S1 sh",
  objects: [{ dictionary }],
});
const axial =
  "/ColorSpace /DeviceGray /Coords [0 0 600 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 1 >>";

test.each<readonly [string, HandMadePdf]>([
  ["a picture inside the drawing that cannot be decoded", inlined("/F /DCT", "no picture")],
  ["an object without a kind", named("/Type /XObject")],
  ["an object that does not exist", { page: pageWith(""), content: "/I9 Do" }],
  ["a picture without a width", named(`${gray} /Width 0 /Height 1`)],
  ["a shading of an unknown type", shaded(`/ShadingType 99 ${axial}`)],
])("%s leaves a gap", async (_, made) => {
  expect(await hasGaps(made)).toBe(true);
});

test.each<readonly [string, HandMadePdf]>([
  ["a picture inside the drawing", inlined("/F /AHx", `${"40".repeat(64)}>`)],
  ["a picture", named(`${gray} /Width 1 /Height 1`)],
  ["a shading", shaded(`/ShadingType 2 ${axial}`)],
])("%s that can be drawn leaves none", async (_, made) => {
  expect(await hasGaps(made)).toBe(false);
});

test("what else warns before and after is not touched, even if drawing fails", async () => {
  const { warn } = console;
  await expect(watchRenderWarnings(() => Promise.reject(new Error("stopped")))).rejects.toThrow("stopped");
  expect(console.warn).toBe(warn);
});

test.each([
  ['Warning: getOperatorList - ignoring Shading: "Error".', true],
  ["Warning: A sentence that no version of the reader has written yet.", true],
  ['Warning: Unknown command "xyz".', true],
  ["Warning: TT: undefined function: 32", false],
  ["Warning: Indexing all PDF objects", false],
  ["Warning: readDataBlock - incorrect length, current marker is: ffd9", false],
])("a warning is a gap unless it is known to be harmless: %s", async (message, isGap) => {
  const draw = (): Promise<void> => Promise.resolve(console.warn(message));
  expect(await watchRenderWarnings(draw)).toBe(isGap);
});
