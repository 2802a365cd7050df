import type { ActProblem } from "../../../model/session/session-state.ts";

/** Why an act has no effect, by problem. */
export const problems = {
  unreadable: "This entry cannot be read.",
  out_of_order: "This entry is out of order.",
  not_started: "The session has not started.",
  already_started: "The session has already started.",
  unknown_device: "This device has no place in the session. Open it with your invitation.",
  unknown_seat: "This invitation belongs to no one in the session. Ask for a new link.",
  seat_taken: "Someone has already joined with this invitation. If it was not you, tell the person who sent it.",
  wrong_proof: "This invitation is not valid anymore. Ask for a new link.",
  not_your_role: "Your role in this session does not include this.",
  wrong_phase: "This is no longer possible at this point of the session.",
  unknown_clause: "The clause is no longer there. Read the current text and make a new proposal.",
  unknown_proposal: "This proposal does not exist.",
  clause_exists: "This clause exists already.",
  superseded: "The text has changed since this proposal was made. Read the current text and offer it again.",
  own_proposal: "You cannot answer your own proposal. You can withdraw it.",
  not_own_proposal: "Only the party who made a proposal can withdraw it.",
  not_open: "This proposal is no longer open.",
  already_done: "This has already been done.",
  breaks_reference: "Another clause refers to the deleted one. Change that clause first.",
  breaks_agreed_words: "This change would remove words that you have agreed on. Change those words first.",
  open_points: "Some proposals are still open. Answer or withdraw them first.",
  wrong_version: "The text has changed in the meantime. Read the current text first.",
  seats_open: "Not everyone has joined yet.",
  paper_only: "This document has to be signed on paper.",
  condition_open: "Confirm first that the condition for signing electronically is met.",
  no_consent: "Consent to sign electronically first.",
  blank_signature: "The signature is empty. Type your name, draw it, or upload a picture of it.",
  empty_fields: "Fill in all of your fields first.",
  wrong_parties: "The list of parties does not match the session. Reload the page and try again.",
  not_your_turn: "It is another person’s turn to sign.",
  party_unsigned: "The person whose signature you witness has not signed yet. You sign right after.",
  witness_refused: "A witness refused, so no one can sign until this witness is replaced or left out.",
  unfit_witness: "This person already has a role in the session and cannot be a witness.",
} satisfies Record<ActProblem, string>;

/** Why the server did not do what was requested. */
export const logFailures = {
  offline: "The server did not answer. Nothing was sent. Check your connection and try again.",
  not_at_head: "Others were faster several times. Nothing was sent. Try again.",
  no_session: "The server does not know this session. It may have been deleted.",
  deleted: "Everyone agreed to delete this session, so the server no longer has it. Your device still has its copy.",
  expired: "This session has expired: the server keeps it for 90 days after the last act.",
  too_large: "This is too long to be sent in one piece. Nothing was sent. Shorten it.",
  session_full: "This session has reached the most that the server stores. Nothing was sent.",
  quota: "Too many requests came from your network. Nothing was sent. Try again later.",
  unavailable: "The server cannot store anything at the moment. Nothing was sent. Try again later.",
  untrusted:
    "The server delivered a log that it cannot have received like this. Contact the other parties another way.",
  refused: "The server refused the request. Nothing was sent. Reload the page and try again.",
};
