/** The form that agrees with the number of role holders: the singular for one or none. */
export const singularOrPlural = (count: number, one: string, many: string): string => (count > 1 ? many : one);
