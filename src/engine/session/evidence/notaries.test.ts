import { beforeAll, describe, expect, it } from "vitest";
import { FORGED_SESSION, forgedEvidence } from "../../../../tests/support/forged-evidence.ts";
import type { ForgedAct, ForgedPerson } from "../../../../tests/support/forged-evidence.ts";
import { inviteNotaryEvent, notaryRequest, statementEvent } from "../../../../tests/support/notary-samples.ts";
import { sampleDocument } from "../../../../tests/support/sample-document.ts";
import { CONSENT } from "../../../../tests/support/session-samples.ts";
import { signedSession } from "../../../../tests/support/signed-session.ts";
import type { Evidence } from "../../../model/session/evidence.ts";
import { createInvitation, openInvitation, proveClaim } from "../../../sealing/invitation.ts";
import { checkEvidence } from "./check-evidence.ts";
import { readEvidence } from "./evidence-shape.ts";

const { crypto } = globalThis;

let signed: Awaited<ReturnType<typeof signedSession>>;
let evidence: Evidence;

beforeAll(async () => {
  signed = await signedSession({ notary: "completes" });
  ({ evidence } = signed);
});

const problems = async (parts: Partial<Evidence>): Promise<readonly string[]> => {
  const checked = await checkEvidence(crypto, { ...evidence, ...parts });
  return checked.ok ? [] : checked.problems.map(({ code, seq, name }) => [code, seq ?? name].join(" ").trim());
};

const seqOf = async (type: string, index = 0): Promise<number> => {
  const checked = await checkEvidence(crypto, evidence);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.proven.lines.filter(({ event }) => event.type === type)[index]!.seq;
};

describe("evidence of a notary’s certificate", () => {
  it("proves who completed it, after the last signature, with what the notary stated", async () => {
    const checked = await checkEvidence(crypto, readEvidence(JSON.stringify(evidence))!);
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    const { notaries, lines, parties, count } = checked.proven;
    // start 1, claim of Ben 2, invitation 3, claim of the notary 4, consents and signatures 5 to 8, certificate 9.
    expect(lines.map(({ seq, seat, event }) => [seq, seat, event.type])).toEqual([
      [2, "s2", "claim"],
      [3, "s1", "invite_notary"],
      [4, "n1", "claim"],
      [5, "s1", "consent"],
      [6, "s1", "signature"],
      [7, "s2", "consent"],
      [8, "s2", "signature"],
      [9, "n1", "certificate"],
    ]);
    expect(count).toBe(9);
    expect(parties.map(({ name }) => name)).toEqual(["Ana", "Ben"]);
    const request = notaryRequest({ signers: ["s1", "s2"] });
    expect(notaries).toMatchObject([
      { seat: "n1", name: "Nia Roy", seq: 9, request, statement: { commission: "12345" } },
    ]);
  });

  it("is the same on every device", async () => {
    expect(await signed.evidenceOf(signed.notary!.view().session.state!)).toEqual(evidence);
  });

  it("is refused without the invitation, the claim, or the certificate", async () => {
    const without = (seq: number) => evidence.opened.filter((each) => each.seq !== seq);
    const certificate = await seqOf("certificate");
    expect(await problems({ opened: without(await seqOf("invite_notary")) })).toEqual([`wrong_notary ${certificate}`]);
    expect(await problems({ opened: without(await seqOf("claim", 1)) })).toEqual([
      `wrong_notary ${certificate}`,
      "notary_missing Nia Roy",
    ]);
    expect(await problems({ opened: without(certificate) })).toEqual(["notary_missing Nia Roy"]);
  });

  it("is refused if the log ends before the certificate", async () => {
    const certificate = await seqOf("certificate");
    const cut = {
      entries: evidence.entries.filter(({ envelope }) => envelope.seq < certificate),
      opened: evidence.opened.filter(({ seq }) => seq < certificate),
    };
    expect(await problems(cut)).toEqual(["notary_missing Nia Roy"]);
  });

  it("names a notary who was left out, and waits for no certificate", async () => {
    const { ana, evidenceOf } = await signedSession({ notary: "left_out" });
    const given = await evidenceOf(ana.view().session.state!);
    const checked = await checkEvidence(crypto, given);
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    expect(checked.proven.lines.at(-1)!.event.type).toBe("leave_out_notary");
    expect(checked.proven.notaries).toEqual([]);
    const opened = given.opened.filter(({ seq }) => seq !== checked.proven.lines.at(-1)!.seq);
    const hidden = await checkEvidence(crypto, { ...given, opened });
    expect(hidden.ok ? [] : hidden.problems.map(({ code }) => code)).toEqual(["notary_missing"]);
  });

  describe("that devices with a changed program made", () => {
    const ana: ForgedPerson = { seat: "ana", name: "Ana", key: "a" };
    const ben: ForgedPerson = { seat: "ben", name: "Ben", key: "b" };
    const signs = (key: string): readonly ForgedAct[] => [
      [key, CONSENT],
      [key, "signature"],
    ];
    const version = { document: sampleDocument };
    const certifies: ForgedAct = ["n", statementEvent(version)];
    let invites: ForgedAct;
    let claims: (key: string) => ForgedAct;

    beforeAll(async () => {
      const invitation = await createInvitation(crypto);
      const link = (await openInvitation(crypto, invitation))!;
      invites = ["a", inviteNotaryEvent({}, invitation.publicKey)];
      claims = (key) => [
        key,
        async ({ keyOf }) => {
          const device = keyOf(key);
          const proof = await proveClaim(crypto, link, { session: FORGED_SESSION, seat: "n1", device });
          return { type: "claim", seat: "n1", device, proof };
        },
      ];
    });

    const codesOf = async (acts: readonly ForgedAct[]): Promise<readonly string[]> => {
      const checked = await checkEvidence(crypto, await forgedEvidence([ana, ben], acts));
      return checked.ok ? [] : [...new Set(checked.problems.map(({ code }) => code))];
    };

    it("is accepted if it follows the rules", async () => {
      expect(await codesOf([invites, claims("n"), ...signs("a"), ...signs("b"), certifies])).toEqual([]);
    });

    it("is refused before the last signature, and twice", async () => {
      const early = [invites, claims("n"), ...signs("a"), certifies, ...signs("b")];
      expect(await codesOf(early)).toEqual(["wrong_notary", "notary_missing"]);
      const twice = [invites, claims("n"), ...signs("a"), ...signs("b"), certifies, certifies];
      expect(await codesOf(twice)).toEqual(["wrong_notary"]);
    });

    it("is refused if someone else than the founder invited the notary, or no one did", async () => {
      const rest = [claims("n"), ...signs("b"), certifies];
      expect(await codesOf([...signs("a"), ["b", invites[1]], ...rest])).toEqual(["wrong_notary"]);
      expect(await codesOf([...signs("a"), ...rest])).toEqual(["wrong_notary"]);
    });

    it("is refused with the key of someone who signs, and with a claim that the invitation does not prove", async () => {
      const own: readonly ForgedAct[] = [invites, claims("b"), ...signs("a"), ...signs("b"), ["b", certifies[1]]];
      expect(await codesOf(own)).toEqual(["wrong_notary", "notary_missing"]);
      const unproven: ForgedAct = [
        "n",
        ({ keyOf }) => ({ type: "claim", seat: "n1", device: keyOf("n"), proof: "AAAA" }),
      ];
      expect(await codesOf([invites, unproven, ...signs("a"), ...signs("b"), certifies])).toEqual([
        "wrong_notary",
        "notary_missing",
      ]);
    });

    it("is refused after the founder left the notary out, and with a commission that has expired", async () => {
      const left: ForgedAct = ["a", { type: "leave_out_notary", seat: "n1" }];
      expect(await codesOf([invites, claims("n"), ...signs("a"), ...signs("b"), left, certifies])).toEqual([
        "wrong_notary",
      ]);
      const expired: ForgedAct = ["n", statementEvent(version, { expires: "2020-01-31" })];
      expect(await codesOf([invites, claims("n"), ...signs("a"), ...signs("b"), expired])).toEqual([
        "wrong_notary",
        "notary_missing",
      ]);
    });
  });

  it("is refused by the rules of the session on every device", async () => {
    const { notary } = signed;
    const again = await notary!.act(statementEvent(signed.state));
    expect(again).toEqual({ by: "rule", problem: "already_done" });
  });
});
