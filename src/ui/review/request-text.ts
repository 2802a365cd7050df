const ADVICE = /^Ask ((?:for|that|to|which|who) (?:[^.]|\.\d)*)(?:\.|$)/;
const ADDRESSED = /\byou(?:rs?|rself)?\b/i;

/**
 * Advice to the visitor as a request to the other side, or null where it cannot be turned around: advice that addresses
 * "you", or that is a plan for the negotiation. Only its first sentence is used.
 *
 * Example: requestText("Ask for 24 hours' notice.") is "I ask for 24 hours' notice."
 */
export const requestText = (ask: string | undefined): string | null => {
  const asked = ADVICE.exec(ask ?? "")?.[1];
  if (asked === undefined || ADDRESSED.test(asked)) return null;
  return asked.startsWith("to ") ? `Please ${asked.slice(3)}.` : `I ask ${asked}.`;
};
