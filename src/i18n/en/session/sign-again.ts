/** Messages about signatures that cannot be sealed, because a changed program wrote something between them. */
export const signAgain = {
  title: "These signatures cannot be sealed",
  text: (names: string) =>
    `Between the signatures, the device of ${names} added an entry that has no effect here. No page of this site writes such an entry, so that device probably runs a changed or damaged version of this program. A sealed file could not prove that the entry changed nothing.`,
  founder:
    "Ask that person to close all tabs of this site and open the session again, or to use another browser. Then have everyone sign again. If it happens again, end the session for everyone and start a new one without that device.",
  others: (founder: string) =>
    `Only ${founder} can have everyone sign again or end the session. Contact ${founder} by phone or e-mail.`,
  start: "Have everyone sign again",
};
