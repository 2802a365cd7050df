import type { Field } from "../model/field.ts";

const NOTHING: readonly Field[] = [];

/**
 * The questions a question is made of: the parts of a composite, or those of one row of a list.
 *
 * The compiler writes them into the definition, named in its language, so that no page depends on the parts of a party.
 */
export const childFields = ({ fields = NOTHING }: Field): readonly Field[] => fields;
