/** Messages about witnesses, who see a party sign. */
export const witness = {
  // Starting
  party: (number: number) => `party ${number}`,
  add: (party: string) => `Add a witness for ${party}`,
  remove: (party: string, number: number) => `Remove witness ${number} for ${party}`,
  name: (party: string, number: number) =>
    number === 1 ? `Name of the witness for ${party}` : `Name of witness ${number} for ${party}`,
  nameHint: "A witness sees this person sign and signs right after. It must be someone who has no other role here.",
  twice: "Enter the name of someone who is not already a party or a witness",

  // Joining and signing
  role: (party: string) => `witness to the signature of ${party}`,
  joinTitle: "You are invited to witness a signature",
  joinText: (from: string, title: string, party: string) =>
    `${from} invites you to witness the signature of ${party} on “${title}”.`,
  signTitle: "Sign as a witness",
  signText: (party: string) =>
    `${party} has signed. Sign only if you saw it happen. If the law requires a witness to be in the same room, watching remotely is not enough.`,
  confirm: (party: string) => `I saw ${party} sign this document, and I am not a party to it`,
  confirmMissing: (party: string) => `Confirm that you saw ${party} sign`,
  intend: (title: string, party: string) => `I intend to sign ${title} as a witness to the signature of ${party}`,

  // A witness who refuses or cannot be reached
  refuse: "Refuse to be a witness",
  refuseReason: "Why are you refusing? Everyone in the session can read your answer.",
  confirmRefuse: "Refuse to be a witness",
  refused: "refused to be a witness",
  refusedTitle: (name: string, party: string) => `${name} refused to witness the signature of ${party}`,
  replaceTitle: (name: string) => `Replace ${name} as a witness`,
  replaceText:
    "Name another witness, or continue without one. Everyone must then sign, including those who have already signed, because a witness must see the signature being made, and each signature lists everyone who signs.",
  replaceLaw: "Find out first whether the law or the document requires a witness.",
  replaceName: (party: string) => `Name of the other witness for ${party}`,
  replace: "Name this witness",
  leaveOut: "Continue without this witness",
  replaced: (name: string, before: string, after: string) =>
    `${name} named ${after} as a witness in place of ${before}`,
  leftOut: (name: string, before: string) => `${name} continued without ${before} as a witness`,
  signed: (name: string, party: string) => `${name} signed as a witness to the signature of ${party}`,
};
