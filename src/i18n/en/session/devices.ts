/** Messages about several devices of one person in a session. */
export const devices = {
  title: "Your devices",
  text: (name: string) =>
    `You can also take part on another of your devices, such as your phone. You can do everything there as ${name}, including sign.`,
  only: "Only this device can add or remove others. If you lose it, the others continue to work.",
  connect: "Connect another device",
  offerText:
    "Scan this code with the other device, or open the link there. Do not send it to anyone: it opens your private notes, too.",
  code: "QR code with the link for your other device",
  cancel: "Cancel the connection",
  waiting: "Keep this page open. When the other device has opened the link, confirm it here.",
  askedTitle: (name: string) => `A device wants to take part as ${name}`,
  asked: (code: string) => `Its number is ${code}. Does your other device show the same number?`,
  confirm: "Yes, it is my device",
  refuse: "No, refuse it",
  first: "First device",
  second: (number: number) => `Device ${number}`,
  thisOne: "this device",
  numbered: (code: string) => `Number ${code}`,
  remove: (device: string) => `Remove ${device}`,
  removeQuestion: (device: string) => `Remove ${device}?`,
  removeYes: "Remove it",
  removeNo: "Keep it",
  noNotesKey:
    "This device has no key to your private notes. Remove it on your first device, and connect it again with a new link. You can write comments, which everyone in the session can read.",
  added: "Your first device added this one. Only the first device can add or remove others.",

  // On the other device
  joinTitle: "Take part on this device, too",
  joinText: (name: string, title: string) => `You are about to take part in “${title}” on this device as ${name}.`,
  join: "Connect this device",
  confirmThere: "Confirm this device on your first one",
  confirmCode: (code: string) =>
    `Open the session there. It must show the number ${code}. This page continues by itself once you have confirmed.`,
  linkGone: "This link no longer works. On your first device, connect another device again and use the new link.",
  removedTitle: "This device was removed",
  removed: (date: string) =>
    `Your first device removed this one on ${date}. What you do here no longer has any effect. What you did before still does.`,

  // History
  on: (sentence: string, number: number) => `${sentence} (on device ${number})`,
  onRemoved: (sentence: string) => `${sentence} (on a device that was removed later)`,
};
