import type { PlaybookItem, RequestsBySide, ToneRequest, ToneRequests } from "../../model/review/playbook.ts";
import { rangeOf, rangeOfKey } from "../position/yaml-file.ts";
import type { Report } from "../problems/problem.ts";

type ToneRequestInput = { text?: string; wording?: string; strike?: boolean };
type ToneRequestsInput = { mild?: ToneRequestInput; firm?: ToneRequestInput };

/** The requests of an item by side, after schema validation. */
export type RequestsInput = { [side: string]: ToneRequestsInput };

const TONES_IN_ADVICE = /\b(?:firm|mild):/i;

/** Checks that the advice to the reader leaves the wording of both tones to the requests. */
export const checkAdvice = (owner: object, key: string, advice: string | undefined, report: Report): void => {
  if (advice !== undefined && TONES_IN_ADVICE.test(advice))
    report("CW015", rangeOf(owner, key), 'Write the mild and the firm request under "requests".');
};

/** Advice to the reader, where a sentence to the other side is expected. */
const ADVICE = /^(?:ask|firm|mild)\b/i;

const compileRequest = (input: ToneRequestInput, sort: PlaybookItem["sort"], report: Report): ToneRequest => {
  const { text = "", wording, strike = false } = input;
  if (ADVICE.test(text))
    report(
      "CW015",
      rangeOf(input, "text"),
      'A request is a sentence to the other side: "Please limit the fee to $50."',
    );
  if (strike && wording !== undefined)
    report("CW017", rangeOf(input, "strike"), "A passage that is struck needs no wording.");
  // Where a required clause breaks the law or a limit, striking it would leave the contract without any.
  if (strike && sort === "must")
    report("CW017", rangeOf(input, "strike"), 'A contract should have this clause: ask for another "wording" instead.');
  return { text, ...(strike ? { wording: "" } : wording === undefined ? {} : { wording }) };
};

const compileTones = (input: ToneRequestsInput, sort: PlaybookItem["sort"], report: Report): ToneRequests => {
  const { mild = {}, firm = {} } = input;
  const tones = { mild: compileRequest(mild, sort, report), firm: compileRequest(firm, sort, report) };
  if (tones.mild.text === tones.firm.text)
    report("CW017", rangeOfKey(input, "firm"), "The firm request says the same as the mild one.");
  return tones;
};

/** The requests of an item of a sort in both tones, for everyone and by side. */
export const compileRequests = (input: RequestsInput, sort: PlaybookItem["sort"], report: Report): RequestsBySide => {
  const { all, ...sides } = input;
  return {
    ...(all === undefined ? {} : { all: compileTones(all, sort, report) }),
    sides: Object.fromEntries(Object.entries(sides).map(([side, tones]) => [side, compileTones(tones, sort, report)])),
  };
};
