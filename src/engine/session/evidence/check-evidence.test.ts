import { beforeAll, describe, expect, it } from "vitest";
import { forgedEvidence } from "../../../../tests/support/forged-evidence.ts";
import type { ForgedAct, ForgedPerson } from "../../../../tests/support/forged-evidence.ts";
import { CONSENT } from "../../../../tests/support/session-samples.ts";
import { signedSession } from "../../../../tests/support/signed-session.ts";
import type { Evidence } from "../../../model/session/evidence.ts";
import type { LogEntry } from "../../../model/session/log-api.ts";
import type { SessionEvent } from "../../../model/session/session-event.ts";
import { createSigningKeys } from "../../../sealing/signing-keys.ts";
import { checkEvidence } from "./check-evidence.ts";
import { readEvidence } from "./evidence-shape.ts";

const { crypto } = globalThis;

let evidence: Evidence;
let signed: Awaited<ReturnType<typeof signedSession>>;

beforeAll(async () => {
  signed = await signedSession();
  ({ evidence } = signed);
});

const problems = async (parts: Partial<Evidence>): Promise<readonly string[]> => {
  const checked = await checkEvidence(crypto, { ...evidence, ...parts });
  return checked.ok ? [] : checked.problems.map(({ code, seq, name }) => [code, seq ?? name].join(" ").trim());
};

describe("evidence", () => {
  it("proves who signed which document when, without a server", async () => {
    const read = readEvidence(JSON.stringify(evidence));
    const checked = read && (await checkEvidence(crypto, read));
    expect(checked).toMatchObject({ ok: true, proven: { count: 6 } });
    if (!checked?.ok) return;
    // start 1, claim 2, consent and signature of each.
    expect(checked.proven.lines.map(({ seq, seat, event }) => [seq, seat, event.type])).toEqual([
      [2, "s2", "claim"],
      [3, "s1", "consent"],
      [4, "s1", "signature"],
      [5, "s2", "consent"],
      [6, "s2", "signature"],
    ]);
    expect(checked.proven.lines.at(-1)!.at).toBe("2027-03-01T12:00:05.000Z");
  });

  it("is the same on every device, and keeps the first entry closed", async () => {
    expect(await signed.evidenceOf(signed.state)).toEqual(evidence);
    expect(evidence.opened.map(({ seq }) => seq)).toEqual([2, 3, 4, 5, 6]);
  });

  it("names the first entry that was edited, deleted, inserted, moved or cut off", async () => {
    const entries = [...evidence.entries];
    const edited = (parts: Partial<LogEntry>): LogEntry[] => entries.with(3, { ...entries[3]!, ...parts });
    expect(await problems({ entries: edited({ at: "2027-03-01T11:00:00.000Z" }) })).toEqual(["broken_chain 4"]);
    const envelope = { ...entries[3]!.envelope, ciphertext: entries[2]!.envelope.ciphertext };
    expect(await problems({ entries: edited({ envelope }) })).toEqual(["broken_chain 4"]);
    expect(await problems({ entries: entries.toSpliced(2, 1) })).toEqual(["broken_chain 3"]);
    expect(await problems({ entries: entries.toSpliced(2, 0, entries[2]!) })).toEqual(["broken_chain 4"]);
    expect(await problems({ entries: [entries[0]!, entries[2]!, entries[1]!] })).toEqual(["broken_chain 2"]);
    const cut = { entries: entries.slice(0, 4), opened: evidence.opened.filter(({ seq }) => seq < 5) };
    expect(await problems(cut)).toEqual(["signature_missing Ben"]);
  });

  it("refuses another document, another server and another device", async () => {
    const document = { ...evidence.document, title: "Another title" };
    expect(await problems({ document })).toEqual(["other_document 4", "other_document 6"]);
    const other = (await createSigningKeys(crypto)).publicKey;
    expect(await problems({ headKey: other })).toEqual(["broken_chain 1"]);
    const devices = [evidence.devices[0]!, other];
    expect(await problems({ devices })).toEqual([
      "wrong_device 2",
      "wrong_device 5",
      "wrong_device 6",
      "signature_missing Ben",
    ]);
  });

  it("names a consent that is not disclosed, and a key that opens nothing", async () => {
    const without = (seq: number) => evidence.opened.filter((each) => each.seq !== seq);
    expect(await problems({ opened: without(5) })).toEqual(["no_consent 6", "hidden_entry 5"]);
    const wrong = [...without(3), { seq: 3, key: evidence.opened[0]!.key }];
    expect(await problems({ opened: wrong })).toEqual(["closed_entry 3", "no_consent 4"]);
  });

  it("names the witness of a signature, which follows it", async () => {
    const { evidence: given } = await signedSession({ witness: "Wes" });
    const checked = await checkEvidence(crypto, given);
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    const { parties, lines } = checked.proven;
    expect(parties.map(({ seat, name, witnessOf }) => [seat, name, witnessOf])).toEqual([
      ["s1", "Ana", undefined],
      ["s2", "Ben", undefined],
      ["s2w1", "Wes", "s2"],
    ]);
    expect(lines.flatMap(({ seat, event }) => (event.type === "signature" ? [seat] : []))).toEqual([
      "s1",
      "s2",
      "s2w1",
    ]);
    // Without its own lines, the party has not signed: its witness saw nothing.
    const own = lines.filter(({ seat }) => seat === "s2").map(({ seq }) => seq);
    const opened = given.opened.filter(({ seq }) => !own.includes(seq));
    const cut = await checkEvidence(crypto, { ...given, opened });
    const witnessSeq = lines.at(-1)!.seq;
    expect(cut.ok ? [] : cut.problems).toEqual([
      { code: "wrong_witness", seq: witnessSeq },
      { code: "signature_missing", name: "Ben" },
    ]);
  });

  it("contains no signature from before a witness was replaced, and says so", async () => {
    const { evidence: given } = await signedSession({ witness: "Wes", otherWitness: "Uma" });
    const checked = await checkEvidence(crypto, given);
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    const { lines, parties } = checked.proven;
    expect(parties.map(({ name }) => name)).toEqual(["Ana", "Ben", "Uma"]);
    // start 1, claims of Ben 2 and Wes 3, consent and signature of Ben 4 and 5, refusal 6; then Uma.
    expect(lines.map(({ seq, seat, event }) => [seq, seat, event.type])).toEqual([
      [2, "s2", "claim"],
      [7, "s1", "replace_witness"],
      [8, "s2w1", "claim"],
      [9, "s1", "consent"],
      [10, "s1", "signature"],
      [11, "s2", "consent"],
      [12, "s2", "signature"],
      [13, "s2w1", "consent"],
      [14, "s2w1", "signature"],
    ]);
  });

  describe("of people who could not have started a session", () => {
    const ana: ForgedPerson = { seat: "s1", name: "Ana", key: "a" };
    const ben: ForgedPerson = { seat: "s2", name: "Ben", key: "b" };
    const wes: ForgedPerson = { seat: "s2w1", name: "Wes", key: "w", witnessOf: "s2" };
    const codes = async (people: readonly ForgedPerson[]): Promise<readonly string[]> => {
      const checked = await checkEvidence(crypto, await forgedEvidence(people));
      return checked.ok ? [] : checked.problems.map(({ code, name }) => `${code} ${name ?? ""}`.trim());
    };

    it("proves the signatures of everyone else", async () => expect(await codes([ana, ben, wes])).toEqual([]));

    it.each<readonly [string, readonly ForgedPerson[], string]>([
      ["a witness with the key of their party", [ana, ben, { ...wes, key: "b" }], "same_device Wes"],
      ["two parties with one key", [ana, { ...ben, key: "a" }], "same_device Ben"],
      ["one seat twice", [ana, ben, { ...ben, name: "Bob", key: "c" }], "same_device Bob"],
      ["a party as a witness", [ana, ben, { ...wes, name: "ＡNA " }], "unfit_witness ＡNA"],
      [
        "a witness of a witness",
        [ana, ben, wes, { ...wes, seat: "w2", name: "Uma", key: "u", witnessOf: "s2w1" }],
        "unfit_witness Uma",
      ],
      [
        "one person as two witnesses",
        [ana, ben, wes, { ...wes, seat: "w2", name: "wes", key: "u", witnessOf: "s1" }],
        "unfit_witness Wes",
      ],
      ["a witness of no one", [ana, ben, { ...wes, witnessOf: "s9" }], "unfit_witness Wes"],
    ])("names %s", async (_what, people, expected) => expect(await codes(people)).toContain(expected));
  });

  describe("of signatures that were void before everyone had signed", () => {
    const people: readonly ForgedPerson[] = [
      { seat: "s1", name: "Ana", key: "a" },
      { seat: "s2", name: "Ben", key: "b" },
      { seat: "s2w1", name: "Wes", key: "w", witnessOf: "s2" },
    ];
    const signs = (key: string): readonly ForgedAct[] => [
      [key, CONSENT],
      [key, "signature"],
    ];
    const refuses: SessionEvent = { type: "refuse", reason: "" };
    const replaces = (name: string | null): SessionEvent => {
      const invitation = name === null ? "" : "U".repeat(87);
      return { type: "replace_witness", seat: "s2w1", before: "Wes", name, invitation };
    };
    const named = async (acts: readonly ForgedAct[], hidden: readonly number[] = []): Promise<readonly string[]> => {
      const given = await forgedEvidence(people, acts);
      const opened = given.opened.filter(({ seq }) => !hidden.includes(seq));
      const checked = await checkEvidence(crypto, { ...given, opened });
      return checked.ok ? [] : checked.problems.map(({ code, seq }) => `${code} ${seq}`);
    };
    // Ana 1 and 2, Ben 3 and 4; Wes refuses 5, Ana continues without him 6, Ben refuses 7; then Wes signs nevertheless 8 and 9.
    const ended: readonly ForgedAct[] = [
      ...signs("a"),
      ...signs("b"),
      ["w", refuses],
      ["a", replaces(null)],
      ["b", refuses],
      ...signs("w"),
    ];

    it("names every entry that is kept closed between the signatures", async () => {
      expect(await named(ended, [5, 6, 7])).toEqual(["hidden_entry 5", "hidden_entry 6", "hidden_entry 7"]);
    });

    it("names what ended the session or made the signatures void, once it is opened", async () => {
      expect(await named(ended)).toEqual(["ended 5", "void_signatures 6", "ended 7"]);
      expect(await named(ended, [6])).toEqual(["hidden_entry 6", "ended 5", "ended 7"]);
    });

    it("names the act of the founder who ended the session, and no attempt of another", async () => {
      const voids = (key: string): readonly ForgedAct[] => [
        ...signs("a"),
        ...signs("b"),
        [key, { type: "void", reason: "" }],
        ...signs("w"),
      ];
      expect(await named(voids("a"))).toEqual(["ended 5"]);
      expect(await named(voids("a"), [5])).toEqual(["hidden_entry 5"]);
      expect(await named(voids("b"))).toEqual([]);
    });

    it("names the act by which the founder had everyone sign again after a signature, and no attempt of another", async () => {
      const again: SessionEvent = { type: "sign_again" };
      const all = [...signs("b"), ...signs("w")];
      expect(await named([...signs("a"), ["a", again], ...all])).toEqual(["void_signatures 3"]);
      expect(await named([...signs("a"), ["a", again], ...all], [3])).toEqual(["hidden_entry 3"]);
      expect(await named([...signs("a"), ["b", again], ...all])).toEqual([]);
      expect(await named([["a", CONSENT], ["a", again], ...signs("a"), ...all])).toEqual([]);
    });

    it("names a replacement that is not the founder’s, or leads to other people", async () => {
      const all = [...signs("a"), ...signs("b"), ...signs("w")];
      const start = ["a", CONSENT] as const;
      expect(await named([start, ["b", replaces("Wes")], ...all])).toEqual(["wrong_device 2"]);
      expect(await named([start, ["a", replaces("Uma")], ...all])).toEqual(["void_signatures 2"]);
      expect(await named([start, ["a", replaces(null)], ...all])).toEqual(["void_signatures 2"]);
      expect(await named([start, ["a", replaces("Wes")], ...all])).toEqual([]);
    });
  });

  it("shows all that someone who signs wrote between the signatures", async () => {
    const { evidence: given, state } = await signedSession({ remark: "See you on Monday." });
    // Ana signs 4 and writes 5; Ben consents 6 and signs 7.
    expect(given.opened.map(({ seq }) => seq)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(state.comments.map(({ seq }) => seq)).toEqual([5]);
    const checked = await checkEvidence(crypto, given);
    expect(checked.ok).toBe(true);
    const opened = given.opened.filter(({ seq }) => seq !== 5);
    expect(await checkEvidence(crypto, { ...given, opened })).toEqual({
      ok: false,
      problems: [{ code: "hidden_entry", seq: 5 }],
    });
  });

  it("names the signed document that was amended, and every signature covers it", async () => {
    const amends = { session: "S".repeat(22), file: "F".repeat(43), title: "Garden lease" };
    const { evidence: given } = await signedSession({ subject: { amends } });
    const checked = await checkEvidence(crypto, readEvidence(JSON.stringify(given))!);
    expect(checked).toMatchObject({ ok: true, proven: { amends } });
    const other = await checkEvidence(crypto, { ...given, amends: { ...amends, file: "E".repeat(43) } });
    expect(other.ok ? [] : other.problems.map(({ code }) => code)).toEqual(["other_document", "other_document"]);
    const { amends: _, ...without } = given;
    expect((await checkEvidence(crypto, without)).ok).toBe(false);
  });

  it.each(["", "{}", "null", "[1]", '{"format":2}'])("%j is no evidence", (json) => {
    expect(readEvidence(json)).toBeNull();
  });
});
