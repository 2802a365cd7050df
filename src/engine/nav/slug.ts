const ARTICLE = /^([a-z]+)-an-/;

/**
 * A slug normalized for lookup: lower case, "an" read as "a".
 *
 * Example: "Create-an-Easement" and "create-a-easement" are both "create-a-easement"
 */
export const slugKey = (slug: string): string => slug.toLowerCase().replace(ARTICLE, "$1-a-");
