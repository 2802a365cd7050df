// What an entry of the log accepts. Forms accept no more, or keep what was typed and say that it is too long to be sent.

/** Parties, witnesses and others of one session. */
export const MAX_SEATS = 20;
/** As many devices as one seat can have. */
export const MAX_DEVICES = 5;
/** Earlier keys of one device that a claim names. */
export const MAX_FORMER_KEYS = 5;
/** Fields of an uploaded file; more would not fit into one entry. */
export const MAX_FIELDS = 500;

/** A name. Unit: characters, as of the next three. */
export const MAX_NAME_LENGTH = 200;
/** The title of a signed document that another session names. */
export const MAX_TITLE_LENGTH = 300;
/** A text on one line: a typed signature, or the words in a field of a page. */
export const MAX_TYPED_LINE = 200;
/** A comment, a reason, or any other text of a person. */
export const MAX_TYPED_TEXT = 10_000;
