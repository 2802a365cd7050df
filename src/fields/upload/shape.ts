import { plainShape } from "../shapes/kind-shape.ts";

/** The name, size and type of the file. */
export const uploadShape = plainShape({
  type: "record",
  fields: { name: { type: "string" }, size: { type: "number", unit: "byte" }, type: { type: "string", code: "other" } },
});
