/** Messages about the language model that the assistant may ask. */
export const chatModel = {
  title: "Language model",
  offer: (name: string, host: string) =>
    `This site can also ask the language model ${name}, which runs at ${host}. It is off until you allow it.`,
  sentTitle: "If you allow it:",
  sent: (host: string) => [
    `Each question you type is sent to this site’s server, which passes it on to ${host}. The earlier questions you sent, and their answers, go with it.`,
    "The model also gets what it looks up on this site: pages, laws, and results based on the details in your question.",
    "Your answers to the questions of a form, your files, and questions about your safety are not sent.",
    `This site does not store any of it. What ${host} does with it depends on its own terms.`,
  ],
  allow: "Allow the model",
  on: (name: string, host: string) => `Your questions are sent to ${name} at ${host}. You allowed this on this device.`,
  revoke: "Stop using the model",
  revoked: "The model is off. Nothing you type is sent.",
  allowed: "The model is on.",
  device: (host: string) =>
    `Questions you type are sent to ${host}; your answers to the questions of a form are not. This is a program, not a lawyer, and its answers are not legal advice.`,
  asking: (name: string, host: string) => `Asking ${name} at ${host}…`,
  stop: "Stop waiting",
  writtenBy: (name: string, host: string) =>
    `Written by the language model ${name} at ${host}. Its sources and figures come from this site, but its words may be wrong.`,
  writtenHere: "Answered by this site on your device.",
  ownFigure: "(your figure)",
  proposal: "The model suggests these answers:",
  failed: (reason: string) => `This answer comes from this site, not from the language model: ${reason}`,
  reasons: {
    too_many_requests: "too many questions were asked. Try again later.",
    too_large: "the conversation is too long for it.",
    rejected: "its server refused the question.",
    unreachable: "its server could not be reached.",
    stalled: "its server took too long.",
    too_many_rounds: "it looked up too much without answering.",
    uncited: "its answer cited no source on this site.",
    unknown_figure: "it wrote a figure that no source on this site contains.",
    unknown_address: "it wrote an address that no source on this site contains.",
    stopped: "you stopped waiting.",
    other: "its answer could not be read.",
  } as { readonly [code: string]: string },
};

export type ChatModelMessages = typeof chatModel;
