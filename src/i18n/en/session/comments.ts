/** Messages about comments, which everyone in a session can read, and private notes, which only their author can. */
export const comments = {
  title: "Comments",
  none: "No one has commented yet.",
  on: (clause: string, count: number) => (count === 0 ? `Comment on ${clause}` : `Comments on ${clause}: ${count}`),
  onProposal: (count: number) => (count === 0 ? "Comment on this proposal" : `Comments on this proposal: ${count}`),
  onWhole: "Comment on the whole text",
  aboutClause: (clause: string) => `On ${clause}`,
  aboutProposal: (proposal: string) => `On the proposal: ${proposal}`,
  aboutWhole: "On the whole text",
  text: "Your comment",
  readers: "Who can read it?",
  shared: "Everyone in the session",
  onlyMe: "Only me",
  internal: "Private note: only you can read it",
  internalHint:
    "The others see that you wrote a note, but not what it says or which clause it is about. The server cannot read it either. Its key is only on your own devices: if you lose them, you lose the note.",
  send: "Send the comment to everyone",
  sendInternal: "Save the private note",
  unreadable: "This device cannot read this note.",
};
