/** The key is fixed by the specification; it has no product prefix. */
export const SESSION_KEY = "auth_user";
