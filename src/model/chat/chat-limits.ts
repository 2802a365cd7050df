/** Limits of a conversation with the model. Unit: UTF-16 code units, unless named otherwise. */
export const CHAT_LIMITS = {
  /** A whole request. Unit: bytes. */
  requestBytes: 200_000,
  messages: 60,
  /** One message of the visitor or of the model. */
  messageLength: 4000,
  /** The result of one tool. */
  resultLength: 8000,
  /** All messages together. */
  totalLength: 80_000,
  /** How often tools may run before the model has to answer. */
  rounds: 4,
  /** One message of the model. Unit: tokens of the model. */
  answerTokens: 1500,
  /** Fragments in which one message of the model may arrive, empty ones included. */
  fragments: 10_000,
  /** Tools that one message of the model may ask for. */
  calls: 8,
} as const;
