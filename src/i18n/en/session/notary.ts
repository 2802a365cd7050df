import type { Appearance, Identification, NotarialAct } from "../../../model/session/notary.ts";
import type { NotaryProblem } from "../../../model/session/session-state.ts";

/** Messages about notaries, who complete a certificate after everyone has signed. */
export const notary = {
  acts: {
    acknowledgment: "Acknowledgment",
    representative: "Acknowledgment by someone who signs for another",
    jurat: "Jurat (an oath or affirmation)",
  } satisfies Record<NotarialAct, string>,
  actTexts: {
    acknowledgment: "The signer confirms to the notary that the signature is theirs and that they made it willingly.",
    representative: "The signer confirms to the notary that they signed for a company, a trust, or another person.",
    jurat: "The signer swears or affirms that the document is true, and signs while the notary is watching.",
  } satisfies Record<NotarialAct, string>,
  juratFirst: "For a jurat, meet the notary before you sign. Everyone listed signs while the notary is watching.",

  // Inviting
  addTitle: "Add a notary",
  addText:
    "A notary joins with a separate link and completes the certificate of the state after everyone has signed. The sealed PDF then includes the certificate. We do not notarize anything, and we do not check who the notary is.",
  sees: "The notary can read everything in this session: the text, the proposals, and the comments.",
  ownPage:
    "The document has a page of its own for a notary’s certificate. That page stays blank: the completed certificate follows the signatures.",
  askFirst:
    "We have not checked the rules on notarizing electronic documents. Before anyone signs, ask the notary, and the office or person that will receive the document, whether they accept a certificate made this way.",
  noProvider:
    "This site is not connected to a provider of online notarization. Find a notary yourself and invite them here, or print the packet for a meeting on paper.",
  packet: "Make a packet for a notary",
  before: "Invite the notary before the last person signs. After that, the file is sealed without a certificate.",
  name: "Name of the notary",
  taken: "Enter the name of someone who has no other role here",
  place: "State that commissioned the notary",
  placeHint: "The list has the states whose certificate we have read.",
  choosePlace: "Choose a state",
  act: "What should the notary certify?",
  actHint: "You decide this, not the notary. If you are unsure, ask whoever will receive the document.",
  signers: "Whose signature?",
  signersMissing: "Choose at least one person",
  oneSigner: "Choose one person. Invite a notary again for each of the others.",
  authority: "In what role does this person sign?",
  authorityHint: "For example, president or trustee.",
  party: "For whom does this person sign?",
  partyHint: "The full name of the company, the trust, or the person.",
  missing: "Fill in this field",
  loading: "Loading the law…",
  loadFailed: "The law could not be loaded. Check your connection and try again.",
  invite: "Invite this notary",

  // The law of the state
  certificateLaw: (state: string) => `The wording is the certificate for ${state}:`,
  summary: "We read this in a summary, not in the law itself, so ask the notary to check it.",
  showWording: "Show the wording",
  video: {
    yes: (state: string) => `A notary of ${state} may act by video. Source:`,
    no: (state: string) => `A notary of ${state} may not act by video. Source:`,
    disputed: (state: string) =>
      `Sources disagree about whether a notary of ${state} may act by video, so it is not offered here. Source:`,
    unknown: (state: string) =>
      `We have not checked whether a notary of ${state} may act by video, so it is not offered here.`,
  },
  card: (state: string, card: string) => `Identification that a notary of ${state} may accept: ${card}. Source:`,
  cardUnknown: (state: string) =>
    `We have not checked which identification a notary of ${state} may accept. Ask the notary.`,

  // Joining
  role: "notary",
  joinTitle: "You are invited to complete a notarial certificate",
  joinText: (from: string, title: string) =>
    `${from} invites you as a notary to complete the certificate for the signatures on “${title}”.`,

  // Completing
  title: "Complete the certificate",
  waits: "You can complete the certificate once everyone has signed.",
  waitsJurat:
    "You can complete the certificate once everyone has signed. It is a jurat, so the people named below must swear or affirm in front of you, and sign while you are watching.",
  asked: (from: string, state: string, signers: string) =>
    `${from} asks you, as a notary of ${state}, to certify this for ${signers}:`,
  selfStated: "We do not check what you enter. The sealed PDF says that these are your own statements.",
  commissionName: "Your name, as in your commission",
  commissionState: "Which state commissioned you?",
  otherState: "Another state",
  commission: "Number of your commission",
  expires: "Day on which your commission expires",
  on: "Day of the notarial act",
  county: "County or city in which you act",
  appearance: "How did the signers appear before you?",
  appearances: {
    in_person: "In the same room",
    video: "By audio and video",
  } satisfies Record<Appearance, string>,
  identification: "How did you identify the signers?",
  identifications: {
    document: "By an identification document",
    known: "I know them personally",
    witness: "By the oath of a witness who knows them",
  } satisfies Record<Identification, string>,
  evidence: {
    document: "Which document?",
    known: "",
    witness: "Name of the witness",
  } satisfies Record<Identification, string>,
  evidenceHint:
    "For example, a Texas driver’s license. Do not enter its number: everyone who gets the file can read it.",
  wording: "The certificate",
  wordingText:
    "The words are those of the state. Check each blank, because what you entered above is suggested there. A blank that you leave empty is printed empty.",
  blank: (number: number, before: string) => (before === "" ? `Blank ${number}` : `Blank ${number}, after “${before}”`),
  box: (number: number, after: string) => `Box ${number}: “${after}”`,
  stamp: "Picture of your seal (optional)",
  stampHint: "A PNG, JPEG, or WebP file. Only the dark lines are used; the picture stays here.",
  noStamp: "Nothing can be seen in this file. Choose a picture with dark lines on a light background.",
  stampShown: "Your seal",
  confirm: (state: string) =>
    `I am a notary of ${state}, the people named above appeared before me as stated, and I have completed this certificate myself`,
  confirmMissing: "Confirm the statement above your signature",
  done: "You have completed the certificate.",
  complete: "Complete the certificate",
  refuse: "Refuse to certify",
  refuseReason: "Why are you refusing? Everyone in the session can read your answer.",
  confirmRefuse: "Refuse to certify",

  // Afterwards
  certified: "has completed the certificate",
  refused: "refused to certify",
  refusedTitle: (name: string) => `${name} refused to certify`,
  leaveOutTitle: (name: string) => `Continue without ${name}`,
  leaveOutText: (name: string) =>
    `The file will be sealed without the certificate of ${name}. The signatures are not affected, but whoever requires a notary may not accept the document. To invite another notary, do that first.`,
  leaveOut: "Continue without this notary",

  // History
  wasInvited: (name: string, notaryName: string) => `${name} invited ${notaryName} as a notary`,
  wasLeftOut: (name: string, notaryName: string) => `${name} continued without ${notaryName} as a notary`,

  problems: {
    older_session:
      "This session was started with a version of the program that prints no certificates. Start a new session to add a notary.",
    too_many_seats: "No more people can take part in this session.",
    unfit_notary:
      "A notary must not have any other role in the session, and needs a device that no one else here has used.",
    wrong_request: "Choose the people whose signatures the notary certifies, and say for whom they sign if needed.",
    signatures_open: "Not everyone has signed yet. The certificate comes last.",
    commission_expired: "The commission has expired, or expires before the day of the notarial act.",
    wrong_day: "The day of the notarial act must be today.",
    wrong_state:
      "The certificate is for a notary of another state. Refuse to certify, and ask to be invited again for your own state.",
    wrong_act: "The certificate is for another notarial act.",
    video_not_allowed: "We have not confirmed that a notary of this state may act by video.",
    wrong_identification:
      "Say how you identified the signers. You can rely on knowing them only where the law we read allows it.",
    wrong_blanks: "The certificate has changed. Reload the page and fill it in again.",
  } satisfies Record<NotaryProblem, string>,
};
