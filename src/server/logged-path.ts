/**
 * An address as the access log shows it: without the id of a session, and without what follows it.
 *
 * @example loggedPath("/api/sessions/AbC/entries") → "/api/sessions/…"
 */
export const loggedPath = (path: string): string => path.replace(/(\/(?:sessions|negotiation))\/.+/, "$1/…");
