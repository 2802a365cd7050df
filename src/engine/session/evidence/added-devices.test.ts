import { describe, expect, it } from "vitest";
import { forgedEvidence } from "../../../../tests/support/forged-evidence.ts";
import type { ForgedAct, ForgedParts, ForgedPerson } from "../../../../tests/support/forged-evidence.ts";
import { CONSENT } from "../../../../tests/support/session-samples.ts";
import { signedSession } from "../../../../tests/support/signed-session.ts";
import { checkEvidence } from "./check-evidence.ts";

const { crypto } = globalThis;

// Ana started the session. Her second device has the key p, and Ben's are b and x.
const PEOPLE: readonly ForgedPerson[] = [
  { seat: "s1", name: "Ana", key: "a" },
  { seat: "s2", name: "Ben", key: "b" },
];

const add = (by: string, key: string): ForgedAct => [
  by,
  ({ keyOf }: ForgedParts) => ({ type: "add_device", device: keyOf(key), notes: "" }),
];
const remove = (by: string, key: string): ForgedAct => [
  by,
  ({ keyOf }: ForgedParts) => ({ type: "remove_device", device: keyOf(key) }),
];
/** Consent and signature of a device, which lists these keys beside those of Ana and Ben. */
const signs = (by: string, ana: readonly string[] = [], ben: readonly string[] = []): readonly ForgedAct[] => [
  [by, CONSENT],
  [by, ({ sign }) => sign({ ...(ana.length > 0 ? { s1: ana } : {}), ...(ben.length > 0 ? { s2: ben } : {}) })],
];

const named = async (acts: readonly ForgedAct[], hidden: readonly number[] = []): Promise<readonly string[]> => {
  const given = await forgedEvidence(PEOPLE, acts, ["p", "x"]);
  const opened = given.opened.filter(({ seq }) => !hidden.includes(seq));
  const checked = await checkEvidence(crypto, { ...given, opened });
  return checked.ok ? [] : checked.problems.map(({ code, seq, name }) => `${code} ${seq ?? name}`);
};

describe("evidence of a session with a second device", () => {
  it("proves on which device each signature was made", async () => {
    const { evidence } = await signedSession({ secondDevice: true });
    const checked = await checkEvidence(crypto, evidence);
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    const { lines, parties } = checked.proven;
    const [first, second] = [parties[0]!.device, parties[0]!.others![0]];
    expect(evidence.devices).toEqual(expect.arrayContaining([first, second]));
    expect(lines.flatMap(({ seat, device, event }) => (event.type === "signature" ? [[seat, device]] : []))).toEqual([
      ["s1", second],
      ["s2", undefined],
    ]);
    expect(lines.map(({ event }) => event.type)).toContain("add_device");
  });

  it("opens what the first device wrote before the second one signed, because it could have removed it", async () => {
    const earlyRemark = "See you on Monday.";
    const { evidence, state } = await signedSession({ secondDevice: true, earlyRemark });
    const { seq } = state.comments[0]!;
    expect(evidence.opened.map((entry) => entry.seq)).toContain(seq);
    expect((await checkEvidence(crypto, evidence)).ok).toBe(true);
    // Where the first device signs, a remark before the signatures remains between the parties.
    const alone = await signedSession({ earlyRemark });
    expect(alone.evidence.opened.map((entry) => entry.seq)).not.toContain(alone.state.comments[0]!.seq);
  });

  it("is right if the first device of a person added it, and the signatures list it", async () => {
    expect(await named([add("a", "p"), ...signs("p", ["p"]), ...signs("b", ["p"])])).toEqual([]);
    // Added between the signatures: only the later one lists it.
    expect(await named([...signs("b"), add("a", "p"), ...signs("p", ["p"])])).toEqual([]);
    // Removed between them: the later one does not.
    const removed = [add("a", "p"), ...signs("b", ["p"]), remove("a", "p"), ...signs("a")];
    expect(await named(removed)).toEqual([]);
    expect(await named(removed, [4])).toEqual(["parties_differ 6", "hidden_entry 4"]);
  });

  it("names a device that no first device of that person added", async () => {
    // Ben adds a device of his own for Ana: it is one of his.
    expect(await named([add("b", "x"), ...signs("x", ["x"]), ...signs("b", ["x"])])).toEqual([
      "parties_differ 3",
      "parties_differ 5",
      "signature_missing Ana",
    ]);
    // He only lists it.
    expect(await named([...signs("x", ["x"]), ...signs("b", ["x"])])).toEqual([
      "parties_differ 2",
      "parties_differ 4",
      "wrong_device 2",
      "signature_missing Ana",
    ]);
    // The second device cannot add a third one.
    expect(await named([add("a", "p"), add("p", "x"), ...signs("x", ["p", "x"]), ...signs("b", ["p", "x"])])).toEqual(
      expect.arrayContaining(["parties_differ 4", "wrong_device 4", "signature_missing Ana"]),
    );
  });

  it("names a key that two people have", async () => {
    expect(await named([add("a", "b"), ...signs("a", ["b"]), ...signs("b", ["b"])])).toEqual([
      "parties_differ 3",
      "parties_differ 5",
    ]);
    const both = [add("a", "p"), add("b", "p"), ...signs("a", ["p"], ["p"]), ...signs("b", ["p"], ["p"])];
    expect(await named(both)).toEqual(["parties_differ 4", "parties_differ 6"]);
  });

  it("names a signature of a device that was removed, even if the removal is hidden", async () => {
    const late = [add("a", "p"), remove("a", "p"), ...signs("p", ["p"]), ...signs("b")];
    expect(await named(late)).toEqual(
      expect.arrayContaining(["parties_differ 4", "wrong_device 4", "signature_missing Ana"]),
    );
    expect(await named(late, [2])).toEqual(["parties_differ 6", "hidden_entry 2"]);
    // Even if Ben helps and lists it too.
    const together = [add("a", "p"), remove("a", "p"), ...signs("p", ["p"]), ...signs("b", ["p"])];
    expect(await named(together, [2])).toEqual(["hidden_entry 2"]);
    // Between the consent and the signature.
    const later = [add("b", "x"), signs("x", [], ["x"])[0]!, remove("b", "x"), signs("x", [], ["x"])[1]!];
    expect(await named([...later, ...signs("a", [], ["x"])], [3])).toEqual(["hidden_entry 3"]);
  });

  it("names what a second device ended, opened or not, and nothing that it wrote without a place", async () => {
    const refuses: ForgedAct = ["p", { type: "refuse", reason: "" }];
    const ended = [add("a", "p"), ...signs("b", ["p"]), refuses, ...signs("a", ["p"])];
    expect(await named(ended)).toEqual(["ended 4"]);
    expect(await named(ended, [4])).toEqual(["hidden_entry 4"]);
    const removed = [add("a", "p"), ...signs("b", ["p"]), remove("a", "p"), refuses, ...signs("a")];
    expect(await named(removed)).toEqual([]);
    expect(await named(removed, [5])).toEqual([]);
    // Ana started the session, so her second device can end it for everyone.
    const voids: ForgedAct = ["p", { type: "void", reason: "" }];
    expect(await named([add("a", "p"), ...signs("b", ["p"]), voids, ...signs("a", ["p"])])).toEqual(["ended 4"]);
  });
});
