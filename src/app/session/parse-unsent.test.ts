import { expect, it } from "vitest";
import * as z from "zod/mini";
import { parseUnsent } from "./parse-unsent.ts";

const shape: z.ZodMiniType<{ readonly text: string }> = z.object({ text: z.string() });

it("reads what a session kept, and nothing that an older version or another program wrote", () => {
  expect(parseUnsent(shape, '{"text":"Too late"}')).toEqual({ text: "Too late" });
  for (const kept of [undefined, "", "Too late", '{"text":1}', "null", "[]"])
    expect(parseUnsent(shape, kept)).toBeNull();
});
