import { expect, it } from "vitest";
import { forgedEvidence } from "../../../../tests/support/forged-evidence.ts";
import type { ForgedAct } from "../../../../tests/support/forged-evidence.ts";
import { CONSENT } from "../../../../tests/support/session-samples.ts";
import { signedSession } from "../../../../tests/support/signed-session.ts";
import type { Evidence } from "../../../model/session/evidence.ts";
import { HOSTS_CONFIRM_SINCE } from "../../../model/session/writer-version.ts";
import { checkEvidence } from "./check-evidence.ts";

const { crypto } = globalThis;

const problems = async (evidence: Evidence): Promise<readonly string[]> => {
  const checked = await checkEvidence(crypto, evidence);
  return checked.ok ? [] : checked.problems.map(({ code, seq }) => `${code} ${seq}`);
};

const PEOPLE = [
  { seat: "ana", name: "Ana", key: "a" },
  { seat: "ben", name: "Ben", key: "b" },
];
const SIGNED: readonly ForgedAct[] = [
  ["a", CONSENT],
  ["a", "signature"],
  ["b", CONSENT],
  ["b", "signature"],
];

const states = (by: string, seat = "ben", key = "b"): ForgedAct => [
  by,
  ({ keyOf }) => ({ type: "host", seat, device: keyOf(key) }),
];
const claims = (host: string, seat = "ben", key = "b"): ForgedAct => [
  key,
  ({ keyOf }) => ({ type: "claim", seat, device: keyOf(key), proof: "", host }),
];
const forged = (acts: readonly ForgedAct[], people = PEOPLE) =>
  forgedEvidence(people, [["a", CONSENT], ...acts, ...SIGNED]);

it("proves that someone signed in person on the device of a party that stated it", async () => {
  const { evidence } = await signedSession({ inPerson: true });
  const checked = await checkEvidence(crypto, evidence);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  expect(checked.proven.lines.slice(0, 2)).toMatchObject([
    { seq: 2, seat: "s1", event: { type: "host", seat: "s2" } },
    { seq: 3, seat: "s2", event: { type: "claim", host: "s1" } },
  ]);
  // Without the statement, or in the name of an earlier version.
  const withoutIt = evidence.opened.filter(({ seq }) => seq !== 2);
  expect(await problems({ ...evidence, opened: withoutIt })).toEqual(["wrong_host 3"]);
  const { writer: _, ...rest } = evidence;
  expect(await problems({ ...rest, opened: withoutIt })).toEqual(["wrong_host 3"]);
  expect(await problems({ ...evidence, writer: HOSTS_CONFIRM_SINCE - 1, opened: withoutIt })).toEqual(["wrong_host 3"]);
});

it.each<readonly [what: string, acts: readonly ForgedAct[], wrong: readonly string[]]>([
  ["a statement before the claim", [states("a"), claims("ana")], []],
  ["no statement", [claims("ana")], ["wrong_host 2"]],
  ["a statement after the claim", [claims("ana"), states("a")], ["wrong_host 2"]],
  ["a statement of the person who joins", [states("b"), claims("ana")], ["wrong_host 3"]],
  ["a statement about another seat", [states("a", "cho"), claims("ana")], ["wrong_host 3"]],
  ["a statement about other keys", [states("a", "ben", "a"), claims("ana")], ["wrong_host 3"]],
  ["a host whom no signature names", [states("b"), claims("eve")], ["wrong_host 3"]],
  ["a founder who signs nothing", [states("f"), claims("eve")], []],
])("with a claim in person and %s", async (what, acts, wrong) => {
  const founder = what.includes("founder") ? "f" : "a";
  const evidence = await forgedEvidence(PEOPLE, [[founder, CONSENT], ...acts, ...SIGNED]);
  expect(await problems(evidence)).toEqual(wrong);
});

it("refuses a host who signs in person on the device of another", async () => {
  const people = [...PEOPLE, { seat: "cho", name: "Cho", key: "c" }];
  const acts = [states("a"), claims("ana"), states("b", "cho", "c"), claims("ben", "cho", "c")];
  const signed: readonly ForgedAct[] = [
    ["c", CONSENT],
    ["c", "signature"],
  ];
  const evidence = await forged([...acts, ...signed], people);
  expect(await problems(evidence)).toContain("wrong_host 5");
});
