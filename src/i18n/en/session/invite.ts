import type { PassedOn } from "../../../model/session/session-event.ts";

/** Messages about links that invite someone to a session. */
export const invite = {
  // Passing a link on
  mail: "Write an email",
  mailSubject: (from: string) => `Invitation from ${from}`,
  mailBody: (invitation: string, link: string) =>
    [
      invitation,
      "Open this link to join:",
      link,
      "The link is for you only, and it contains the key to the document. Please do not forward it.",
    ].join("\n\n"),
  showCode: "Show a QR code",
  hideCode: "Hide the QR code",
  code: (name: string) => `QR code with the link for ${name}`,
  codeText: (name: string) =>
    `${name} can scan this with a phone camera. It contains the same link as the field above.`,
  codeFailed: "The QR code could not be loaded. Check your connection and try again, or send the link.",

  // A new link
  lost: "Did the link get lost, or go to the wrong person?",
  renewText: (name: string) =>
    `You can make a new link for ${name}. No one will be able to join with the link you sent, but anyone who has it may still be able to read the text. If that is a problem, end this session and start a new one.`,
  renew: "Make a new link",
  renewed: (name: string) => `This is the new link for ${name}. The earlier one no longer works.`,
  notHere: (name: string) =>
    `This device does not have the current link for ${name}. Send it from the device you made it on, or make a new one here. The earlier link will then stop working.`,

  // Opening a link
  checking: "Checking the invitation…",
  replaced: (from: string, date: string) =>
    `${from} replaced this link with a new one on ${date}, so you cannot join with it anymore. Ask ${from} for the new link.`,
  takenTitle: "This invitation has already been used",
  takenHere: "If it was you, open the session on the device you used to join. There you can connect this device, too.",
  takenLost: (from: string) =>
    `If that device is lost, or its browser data was deleted, the key is gone and no one can restore it. Tell ${from}, who can end this session and start a new one. A sealed file is not affected.`,
  notOpened: "This session could not be opened",

  // History
  madeNew: (name: string, invited: string) => `${name} made a new link for ${invited}; the earlier one no longer works`,
  passedOn: (name: string, invited: string, how: PassedOn) => `${name} shared the link for ${invited} ${ways[how]}`,
};

const ways = {
  copy: "by copying it",
  share: "through the device’s sharing menu",
  code: "by showing a QR code",
  mail: "in a mail program",
} satisfies Record<PassedOn, string>;
