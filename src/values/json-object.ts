/** An object read from JSON or YAML. */
export type JsonObject = { readonly [key: string]: unknown };

/** Whether a value read from JSON or YAML is an object: neither null nor a list. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value read from JSON or YAML is an object or a list. */
export const isObjectOrList = (value: unknown): value is object & { readonly [key: string | number]: unknown } =>
  typeof value === "object" && value !== null;

/** The object itself, or an empty one in place of any other value, so that its properties can be read. */
export const orEmptyObject = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});
