import type { Field } from "../../model/field.ts";

const BOTH = ["person", "company"] as const;

/** Which kinds of party a question allows. */
export const allowedKinds = (field: Field): readonly ("person" | "company")[] => field.allow ?? BOTH;
