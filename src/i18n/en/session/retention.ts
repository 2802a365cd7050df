/** Messages about how long the server keeps a session, and its deletion by everyone. */
export const retention = {
  title: "How long the server keeps this",
  text: "The server keeps the encrypted record for 90 days after the last entry and then deletes it. Your device keeps its copy.",
  extend: "Keep it for a year",
  kept: (date: string) => `The server keeps it until ${date}.`,
  deleteText:
    "The server deletes it earlier if everyone who joined agrees here. The person who started this decides for any witness. Copies on each person’s device and in their vault are not deleted.",
  blocked:
    "Someone who is not taking part wrote in this session and cannot agree to delete it, so the server keeps it until it expires.",
  onFirstDevice: "Agree on the device you used to join. That includes your other devices.",
  decidedBy: (name: string) => `${name}, who started this, decides for you as a witness.`,
  inPerson: "You are also agreeing on behalf of anyone who signed in person on this device, so ask them first.",
  agree: "Agree to delete it from the server",
  question: "Agree to delete this from the server for everyone?",
  yes: "Agree to delete",
  no: "Keep it",
  waiting: (names: string) => `You have agreed. The server deletes it once these people agree, too: ${names}.`,
  untilThen: "You can withdraw your agreement until then. Anything else you do in this session withdraws it, too.",
  withdraw: "Withdraw my agreement",
  remove: "Delete it from the server now",
  missing:
    "The server could not delete it, because someone who contributed to it is no longer taking part and cannot agree. It will be deleted when it expires.",
  done: "The server has deleted it. Your device still has its copy.",
};

export type RetentionMessages = typeof retention;
