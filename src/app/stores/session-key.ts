/** The key the specification names; it carries no product prefix. */
export const SESSION_KEY = "auth_user";
