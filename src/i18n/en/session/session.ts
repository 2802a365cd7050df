import type { SessionService } from "../../../model/session/session-event.ts";
import type { SessionPhase } from "../../../model/session/session-state.ts";
import { logFailures, problems } from "./session-problems.ts";
import { signing } from "./signing.ts";
import { amend } from "./amend.ts";
import { answers } from "./answers.ts";
import { conflicts } from "./conflicts.ts";
import { comments } from "./comments.ts";
import { signAgain } from "./sign-again.ts";
import { upload } from "./upload.ts";
import { devices } from "./devices.ts";
import { invite } from "./invite.ts";
import { notary } from "./notary.ts";
import { retention } from "./retention.ts";
import { verify } from "./verify.ts";
import { witness } from "./witness.ts";
import { wordFiles } from "./word-files.ts";

const list = (names: readonly string[]): string => {
  const last = names.at(-1) ?? "";
  if (names.length < 3) return names.join(" and ");
  return `${names.slice(0, -1).join(", ")}, and ${last}`;
};

/** Messages of negotiations and signings. */
export const session = {
  amend,
  answers,
  comments,
  devices,
  invite,
  conflicts,
  retention,
  notary,
  signAgain,
  verify,
  upload,
  witness,
  wordFiles,
  // Starting
  documentFrom: "The document",
  noDocumentTitle: "Start from a finished document",
  noDocumentText: "Finish a document first. On its last page, choose “Negotiate it” or “Sign it online”.",
  howItWorks: "How it works, and what a sealed file proves",
  draftsHere: "Documents you have started",
  seeDocuments: "See all documents",
  yourName: "Your name",
  yourNameHint: "As it should appear in the document’s history.",
  otherName: (number: number) => (number === 1 ? "Name of the other party" : `Name of party ${number + 1}`),
  addParty: "Add a party",
  removeParty: (number: number) => `Remove party ${number}`,
  nameMissing: "Enter a name",
  starting: "Starting…",
  paperOnly: "This document has to be signed on paper",
  paperOnlyText:
    "You can negotiate its words here. When everyone agrees, download it, print it, and sign it the way the document says.",
  paperWay:
    "Download the text, print it, and sign it in ink the way its last page says, with the witnesses or the notary it names.",
  orderTitle: "In which order does everyone sign?",
  orders: { parallel: "In any order", in_turn: "One after another, in the order of the names above" },

  // Joining
  joinAs: (name: string) => `Join as ${name}`,
  joinKept:
    "This device keeps the keys to the session. Keep the link until you have joined; after that, it no longer works on other devices. You can connect another device of yours from this one.",
  absentTitle: "This session is not on this device",
  absentText: "Open it with the link you were sent, or on the device on which you joined.",
  cutLinkTitle: "This link is incomplete",
  cutLinkText: "Part of the link is missing. Copy the whole link from the message, or ask for it again.",
  insecure: "Negotiating and signing need a secure connection. Open this page with https.",
  opening: "Opening…",

  // The session
  kicker: "Negotiation and signing",
  services: {
    negotiation: {
      kicker: "Negotiation",
      title: "Negotiate a Document",
      lead: "Invite the other side to a private page, where you change the text clause by clause until everyone agrees, and then sign it. What you write is encrypted on your devices; the server cannot read it.",
      start: "Start the negotiation",
      joinTitle: "You are invited to negotiate a document",
      joinText: (from: string, title: string) => `${from} invites you to negotiate “${title}”.`,
    },
    signing: {
      kicker: "Signing",
      title: "Sign a Document",
      lead: "Invite everyone who signs to a private page. When all have signed, each of you gets a sealed PDF that anyone can check. The text is encrypted on your devices; the server cannot read it.",
      start: "Start signing",
      joinTitle: "You are invited to sign a document",
      joinText: (from: string, title: string) => `${from} invites you to sign “${title}”.`,
    },
  } satisfies Record<SessionService, object>,
  phases: {
    discuss: "In negotiation",
    signing: "Ready to sign",
    certifying: "Signed by everyone; waiting for the notary’s certificate",
    sealing: "Signed by everyone",
    complete: "Complete",
    refused: "Ended: signature refused",
    void: "Ended",
  } satisfies Record<SessionPhase, string>,
  yourTurn: "Your turn",
  readAndSign: "Read the document, give your consent, and sign.",
  sendLinks: (names: readonly string[]) =>
    `${list(names)} ${names.length === 1 ? "has" : "have"} not joined yet. Send the link from this page.`,
  waitingFor: (names: readonly string[]) => `Waiting for ${list(names)}`,
  toAnswer: (count: number) =>
    count === 1 ? "1 proposal is waiting for your answer." : `${count} proposals are waiting for your answer.`,
  agreeNow: "Nothing is left to decide. If you agree to the current text, confirm it.",
  everyoneAgreed: "Everyone has agreed to this text.",
  endedBy: (name: string, reason: string) => (reason === "" ? `${name} ended it.` : `${name} ended it: “${reason}”`),
  parties: "Parties",
  you: " (you)",
  notJoined: "has not joined yet",
  joined: "joined",
  agreed: "agrees to this text",
  signed: "has signed",
  invitation: (name: string) => `Invitation for ${name}`,
  invitationText: (name: string) =>
    `Send this link to ${name} yourself, for example by e-mail or in a message. Only the first person who uses it can join as ${name}.`,
  link: "Link",
  copyLink: "Copy link",
  copied: "Link copied",
  copyFailed: "The link could not be copied. Select it and copy it yourself.",
  shareLink: "Share…",
  inPerson: {
    start: (name: string) => `${name} signs here, on this device`,
    passTo: (name: string) => `Pass this device to ${name}`,
    passText: (name: string) =>
      `${name} reads the document, consents, and signs here, with keys of their own. The record will say that both of you state that it was done in person on this device.`,
    iAm: (name: string) => `I am ${name}`,
    recorded: (owner: string) =>
      `You are signing in person on the device of ${owner}. Your key and the key of ${owner} both state this in the record.`,
    hosted: (name: string, guest: string) => `${name} stated that ${guest} signs in person on this device`,
    thanks: (name: string) => `${name}, you have signed`,
    giveBack: (owner: string) => `Give the device back to ${owner}, who can send you the sealed file.`,
    joined: (owner: string) => `joined in person on the device of ${owner}, as both state`,
    joinedAlone: (owner: string) => `says they joined in person, on the device of ${owner}`,
  },
  openPoints: "Open proposals",
  noOpenPoints: "No proposals are open.",
  document: "Current text",
  history: "History",
  ignoredActs: "Actions that had no effect",

  // Proposals
  proposesReplace: (name: string, clause: string) => `${name} proposes new words for ${clause}`,
  proposesInsert: (name: string) => `${name} proposes a new clause`,
  proposesDelete: (name: string, clause: string) => `${name} proposes to delete ${clause}`,
  proposesMove: (name: string, clause: string) => `${name} proposes to move ${clause}`,
  proposesAnswers: (name: string) => `${name} proposes to change the answers`,
  reasonGiven: (reason: string) => `Reason: ${reason}`,
  before: (clause: string) => `Before ${clause}`,
  after: (clause: string) => `After ${clause}`,
  accept: "Accept",
  decline: "Decline",
  counter: "Make a counterproposal",
  withdraw: "Withdraw",
  declineReason: "Why are you declining? (optional)",
  declineSend: "Decline the proposal",
  cancel: "Cancel",
  acceptedBy: (names: readonly string[]) => `Accepted by ${list(names)}`,
  removed: "removed",
  added: "added",

  // Editor
  change: "Propose a change",
  changeFor: (clause: string) => `Propose a change to ${clause}`,
  what: "What do you want to change?",
  kinds: {
    replace: "The words",
    insert: "Add a clause after it",
    delete: "Delete it",
    moveUp: "Move it up",
    moveDown: "Move it down",
  },
  clauseTitle: "Heading",
  clauseWords: "Words",
  clauseWordsHint: "Begin each paragraph on a new line, and items of a list with a letter, such as (a).",
  reason: "Reason (optional)",
  preview: "Your change",
  breaksReference: (clause: string, number: string) =>
    `${clause} refers to ${number}, which would be gone. Your change can take effect only after that reference is changed.`,
  breaksTerm: (clause: string, term: string) => `${clause} uses “${term}”, which would no longer be defined.`,
  noChange: "Nothing has changed yet.",
  send: "Send the proposal",
  unsent: "Not sent yet; kept on this device.",
  openingParagraph: "the opening paragraph",
  recital: (number: string) => `recital ${number}`,
  section: (number: string, title: string | null) => (title ? `section ${number} (${title})` : `section ${number}`),
  newClause: "the new clause",
  paragraph: "this paragraph",

  ...signing,

  // History; times are those of the server
  at: (utc: string, local: string, zone: string) => `${utc} UTC (${local} ${zone})`,
  acts: {
    start: (name: string) => `${name} started the session`,
    claim: (name: string) => `${name} joined`,
    offer_device: (name: string) => `${name} made or withdrew a link for another device`,
    join_device: (name: string) => `A device asked to take part as ${name}`,
    add_device: (name: string) => `${name} added a device`,
    remove_device: (name: string) => `${name} removed a device`,
    invite: (name: string) => `${name} made a new invitation`,
    host: (name: string) => `${name} stated that someone signs in person on this device`,
    delete: (name: string) => `${name} agreed to delete this from the server`,
    keep: (name: string) => `${name} withdrew the agreement to delete this from the server`,
    replace_witness: (name: string) => `${name} replaced a witness`,
    invite_notary: (name: string) => `${name} invited a notary`,
    leave_out_notary: (name: string) => `${name} continued without a notary`,
    certificate: (name: string) => `${name} completed a notary’s certificate`,
    pass_on: (name: string) => `${name} shared an invitation`,
    propose: (name: string) => `${name} made a proposal`,
    withdraw: (name: string) => `${name} withdrew a proposal`,
    accept: (name: string) => `${name} accepted a proposal`,
    decline: (name: string) => `${name} declined a proposal`,
    comment: (name: string) => `${name} wrote a comment`,
    note: (name: string) => `${name} wrote a private note`,
    agree: (name: string) => `${name} agreed to the text`,
    consent: (name: string) => `${name} consented to sign electronically`,
    signature: (name: string) => `${name} signed`,
    sign_again: (name: string) => `${name} had everyone sign again`,
    refuse: (name: string) => `${name} refused to sign`,
    void: (name: string) => `${name} ended the session`,
    seal: (name: string) => `${name} sealed the file`,
  },
  someone: "An unknown device",

  // Problems
  problems,
  logFailures,
  storageFailed:
    "Your browser is blocking storage, possibly because this is a private window. A session needs its keys to be kept on your device: use a regular window.",
  notStored:
    "This device could not store this, perhaps because it is full. Free some space, then reload the page and check whether it was sent before you try again.",
  typedNotStored:
    "This device could not store what you typed, perhaps because it is full. Send it before you close this page, or copy it to a safe place.",
  tampered: (seq: number) =>
    `Entry ${seq} does not fit the ones before it. The server or someone else has changed the log, so nothing after that entry is shown. Save this page, and contact the other parties another way.`,
  olderVersion:
    "This session was started with an older version of this program, whose rules protect you less. Ask the person who sent you the link to reload their page and start it again.",
  newerVersion:
    "This session was started with a newer version of this program, which creates the sealed file differently. Reload the page before you sign, so that your device can verify the file.",
  reload: "Reload the page",
  tryAgain: "Try again",
};

export type SessionMessages = typeof session;
