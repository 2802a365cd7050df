import { beforeAll, describe, expect, it } from "vitest";
import { forgedEvidence } from "../../../../tests/support/forged-evidence.ts";
import type { ForgedPerson } from "../../../../tests/support/forged-evidence.ts";
import { signedSession } from "../../../../tests/support/signed-session.ts";
import type { Evidence } from "../../../model/session/evidence.ts";
import type { LogEntry } from "../../../model/session/log-api.ts";
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
    expect(await problems({ opened: without(5) })).toEqual(["no_consent 6"]);
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
