/** Statements of common programming languages, without the semicolon at their end. No line of a contract is like one. */
const STATEMENTS: readonly RegExp[] = [
  /^(?:export\s+)?(?:const|let|var)\s+[\w$[{][^=\n]{0,80}=/,
  /^(?:export\s+)?(?:default\s+)?(?:async\s+)?function\b[\s*]{0,3}[\w$]{0,60}\(/,
  /^import\s[^\n]{0,120}\bfrom\s+["']|^import\s+["'][\w@./-]+["']$|^import\s+[\w.]+(?:\s+as\s+\w+)?$|^from\s+[\w.]+\s+import\s/,
  /^(?:async\s+)?def\s+\w+\(|^class\s+\w+[^\n]{0,80}[{:]$|^#include\s*[<"]|^package\s+[\w.]+$|^using\s+[\w.]+$/,
  /^(?:public|private|protected|static|void|int|final)\s[^\n]{0,80}[({=]/,
  /^(?:if|for|while|switch|catch)\s*\([^\n]{0,160}\)\s*\{?$|^(?:if|elif|for|while)\s[^\n]{1,120}:$|^else\s*[{:]$/,
  /^\}(?:\s*(?:else|catch|finally)\b[^\n]{0,60}\{|\)?,?)?$|^(?:return|throw|await|yield)\s\S+$/,
  /^[\w$.]{1,60}\s*[+*/-]?=\s*(?:["'`[{(]|new\s|await\s|[\w$.]{1,60}\()/,
  // "Tenant(s)" is not a call.
  /^(?![A-Za-z]+\(e?s\))[\w$.]{1,60}\([^\n]{0,160}\)[^\s]{0,80}\s?\{?$/,
  /=>\s*[{(]?|===|!==|&&|\|\|/,
  /^<\/?(?:html|head|body|div|span|script|style|table|tr|td|ul|li|p|a|h\d)\b[^\n]{0,200}>$|^[.#]?[\w-]+\s*\{$/,
];

/** The beginning of a text shows whether it is a program. Unit: characters. */
const SAMPLE_LENGTH = 18_000;
/** A program has at least so many statements, and they are so large a share of its lines. */
const MIN_STATEMENTS = 3;
const MIN_SHARE = 0.5;
/** A longer line is a sentence or data. Unit: characters. */
const MAX_STATEMENT_LENGTH = 400;

/** Whether a text is a program: at least half of its lines and statements look like code. */
export const isCode = (text: string): boolean => {
  const pieces = text
    .slice(0, SAMPLE_LENGTH)
    .split(/[\n;]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
  const statements = pieces.filter(
    (piece) => piece.length <= MAX_STATEMENT_LENGTH && STATEMENTS.some((form) => form.test(piece)),
  );
  return statements.length >= MIN_STATEMENTS && statements.length >= pieces.length * MIN_SHARE;
};
