/** The language model that the assistant may ask: an endpoint with the interface of OpenAI's chat completions. */
export type ChatConfig = {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly model: string;
  /** Undefined: the endpoint requires none. */
  readonly key: string | undefined;
  /** Requests of all visitors together in a day (UTC). */
  readonly dailyLimit: number;
};

type Variables = {
  readonly baseUrl: string | undefined;
  readonly model: string | undefined;
  readonly key: string | undefined;
  readonly dailyLimit: string | undefined;
};

const DEFAULT_DAILY_LIMIT = 5000;
const DAILY_LIMIT = /^[1-9]\d{0,6}$/;

const MODEL = /^[\w./:@+-]{1,200}$/;

/** What an HTTP header can carry: RFC 9110, section 5.5. */
const KEY = /^[\x21-\x7e]{1,4000}$/;

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The endpoint's address; null unless it is plain: a password in it would be shown with the host. */
const parseBaseUrl = (text: string): URL | null => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url && /^https?:$/.test(url.protocol) && url.username + url.password + url.search + url.hash === "";
  return isPlain ? url : null;
};

const problemsOf = ({ baseUrl, model, key, dailyLimit }: Variables): readonly string[] => {
  const url = baseUrl === undefined ? null : parseBaseUrl(baseUrl);
  const isExposed = url?.protocol === "http:" && !LOOPBACK.has(url.hostname);
  return [
    // The value may contain a password, so it is not repeated.
    ...(baseUrl !== undefined && url === null
      ? ["ASSISTANT_BASE_URL must be an address such as https://api.example.com/v1, without a password or a query."]
      : []),
    ...(model !== undefined && !MODEL.test(model)
      ? [`ASSISTANT_MODEL must be the name of a model, such as "small-1", not "${model}".`]
      : []),
    ...(key !== undefined && !KEY.test(key)
      ? ["ASSISTANT_API_KEY must be one line of printable ASCII characters without spaces."]
      : []),
    ...(dailyLimit !== undefined && !DAILY_LIMIT.test(dailyLimit)
      ? [`ASSISTANT_DAILY_LIMIT must be a whole number from 1 to 9999999, not "${dailyLimit}".`]
      : []),
    ...(key !== undefined && isExposed
      ? ["ASSISTANT_BASE_URL must begin with https://, because ASSISTANT_API_KEY would be sent unencrypted."]
      : []),
  ];
};

/**
 * The model's endpoint from its settings, or a sentence for each invalid one; undefined unless address and model are set.
 *
 * @example readChatConfig({ baseUrl: "http://localhost:11434/v1", model: "small-1", key: undefined, dailyLimit: undefined }).problems → []
 */
export const readChatConfig = (
  variables: Variables,
): { readonly chat: ChatConfig | undefined; readonly problems: readonly string[] } => {
  const { baseUrl, model, key, dailyLimit } = variables;
  const problems = problemsOf(variables);
  const isOff = baseUrl === undefined || model === undefined || problems.length > 0;
  const limit = dailyLimit === undefined ? DEFAULT_DAILY_LIMIT : Number(dailyLimit);
  return {
    chat: isOff ? undefined : { baseUrl: baseUrl.replace(/\/+$/, ""), model, key, dailyLimit: limit },
    problems,
  };
};

/** The host of the endpoint, with its port unless it is the usual one. */
export const endpointHost = ({ baseUrl }: ChatConfig): string => new URL(baseUrl).host;

/** What the server prints about the model when it starts; null if no setting names one. */
export const chatSentence = (
  chat: ChatConfig | undefined,
  environment: { readonly [name: string]: string | undefined },
): string | null => {
  if (chat) return `The assistant may ask ${chat.model} at ${endpointHost(chat)} if a visitor allows it.`;
  const isGiven = ["ASSISTANT_BASE_URL", "ASSISTANT_MODEL", "ASSISTANT_API_KEY"].some((name) =>
    environment[name]?.trim(),
  );
  return isGiven ? "The assistant has no model: set ASSISTANT_BASE_URL and ASSISTANT_MODEL." : null;
};
