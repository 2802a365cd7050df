/** The form that agrees with how many hold a role: the singular for one, or while nobody is named. */
export const agreed = (count: number, one: string, many: string): string => (count > 1 ? many : one);
