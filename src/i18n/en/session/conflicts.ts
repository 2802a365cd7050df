/** Messages about proposals that concern the same words. */
export const conflicts = {
  ends: "If this is accepted, these open proposals no longer apply, because the text they change will be different:",
  keeps: (clause: string) =>
    `You agreed on the words of ${clause}, so they stay as they are. To make them match the new answer, propose a change to them as well.`,
  outdated: (count: number) => (count === 1 ? "1 proposal no longer applies" : `${count} proposals no longer apply`),
  outdatedWhy: "The text has changed since this was proposed.",
  again: "Propose it again",
};
