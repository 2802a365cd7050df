/** Messages about signatures that cannot be sealed, because a changed program wrote something between them. */
export const signAgain = {
  title: "These signatures cannot be sealed",
  text: (names: string) =>
    `Between the signatures, the device of ${names} added an entry that has no effect here. No page of this site writes such an entry, so that device probably runs a changed or damaged version of this program. A sealed file could not prove that the entry changed nothing.`,
  founder:
    "Ask that person to close all tabs of this site and open the session again, or to use another browser. Then have everyone sign again. If the entry comes back, end it for everyone and start again without that device.",
  others: (founder: string) => `${founder} can have everyone sign again, or end it. Contact ${founder} another way.`,
  start: "Have everyone sign again",
};
