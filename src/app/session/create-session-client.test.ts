import { describe, expect, it } from "vitest";
import { agreeEvent, CONSENT, signEvent } from "../../../tests/support/session-samples.ts";
import type { SessionEvent } from "../../model/session/session-event.ts";
import { createInvitation, isInvitationCurrent } from "../../sealing/invitation.ts";
import { readLinkFragment } from "./session-link.ts";
import {
  createLogService,
  linkOf,
  stateOf,
  twoParties,
  proposal,
  readBy,
} from "../../../tests/support/session-clients.ts";

const withReason = (event: SessionEvent, length: number): SessionEvent =>
  ({ ...event, reason: "r".repeat(length) }) as SessionEvent;

describe("a session between two devices", () => {
  it("leads from an invitation to the last signature, with the same state on both", async () => {
    const { ana, ben } = await twoParties();
    expect(await ben.act(proposal(ben, "p1", "Keep it secret."))).toBeNull();
    await ana.refresh();
    expect(await ana.act({ type: "accept", proposal: "p1" })).toBeNull();
    for (const each of [ana, ben]) {
      await each.refresh();
      expect(await each.act(agreeEvent(stateOf(each)))).toBeNull();
    }
    for (const each of [ana, ben]) {
      await each.refresh();
      expect(await each.act(CONSENT)).toBeNull();
      expect(await each.act(signEvent(stateOf(each), "Signed"))).toBeNull();
    }
    await ana.refresh();
    expect(stateOf(ana)).toEqual(stateOf(ben));
    expect(stateOf(ana)).toMatchObject({ phase: "sealing", ignored: [] });
    expect(JSON.stringify(stateOf(ana).document)).toContain("Keep it secret.");
  });

  it("applies what came first and tries an act again; one that is no longer allowed is named", async () => {
    const { ana, ben } = await twoParties();
    await ana.act(proposal(ana, "p1", "One."));
    // Ben has not read it, and his own proposal for the same clause is still possible.
    expect(await ben.act(proposal(ben, "p2", "Two."))).toBeNull();
    await ana.act({ type: "accept", proposal: "p2" });
    await ana.refresh();
    expect(await ana.act({ type: "accept", proposal: "p2" })).toBeNull();
    expect(await ben.act({ type: "accept", proposal: "p1" })).toEqual({ by: "rule", problem: "superseded" });
  });

  it("gives a seat to the first who claims it; the second is refused", async () => {
    const { ana, ben, invite } = await twoParties();
    const eve = await invite("eve", linkOf(ana.view()), ana.view().session.id);
    expect(await eve.claim()).toEqual({ by: "rule", problem: "seat_taken" });
    expect(ben.view().session.seat).toBe("s2");
    expect(eve.view().session.seat).toBeNull();
  });

  it("lets no one join with a link that was replaced, and the holder of the new one join", async () => {
    const { start, invite } = createLogService();
    const ana = await start();
    const { id } = ana.view().session;
    const old = linkOf(ana.view());
    const [ben, eve] = [await invite("ben", old, id), await invite("eve", old, id)];
    const { publicKey, secret } = await createInvitation(crypto);
    await ana.saveInvitation("s2", secret);
    expect(await ana.act({ type: "invite", seat: "s2", invitation: publicKey })).toBeNull();
    // Eve's device knows of the new link, Ben's does not.
    await eve.refresh();
    for (const each of [eve, ben]) expect(await each.claim()).toEqual({ by: "rule", problem: "wrong_proof" });
    const again = await invite("ben", linkOf(ana.view()), id);
    expect(await again.claim()).toBeNull();
    expect(again.view().session.seat).toBe("s2");
    const openedOld = { publicKey, secret: readLinkFragment(old)!.invitation!.secret };
    expect(await isInvitationCurrent(crypto, openedOld)).toBe(false);
    expect(await isInvitationCurrent(crypto, { publicKey, secret })).toBe(true);
  });

  it("is read from storage where it was left, and what was typed is still there", async () => {
    const { ana, ben, stored, open } = await twoParties();
    await ben.saveUnsent("duties", "Half a sen");
    const again = await open("ben", stored.get("ben")!);
    expect(again.view().session.unsent).toEqual({ duties: "Half a sen" });
    await ana.act(proposal(ana, "p1", "One."));
    expect(await again.refresh()).toBeNull();
    expect(stateOf(again).proposals).toHaveLength(1);
  });

  it("reports a server that is out of reach, and does nothing by half", async () => {
    const { ana, setReachable } = await twoParties();
    setReachable(false);
    expect(await ana.act(proposal(ana, "p1", "One."))).toEqual({ by: "log", failure: "offline" });
    expect(stateOf(ana).proposals).toEqual([]);
    setReachable(true);
    expect(await ana.refresh()).toBeNull();
    expect(ana.view().failure).toBeNull();
  });

  it("sends nothing that the devices of others could not read, and says that it is too long", async () => {
    const { ana, ben, logs } = await twoParties();
    const { id } = ana.view().session;
    const { length } = logs.get(id)!.entries;
    const tooLong = { by: "log", failure: "too_large" };
    expect(await ana.act({ type: "refuse", reason: "r".repeat(10_001) })).toEqual(tooLong);
    expect(await ana.act(withReason(proposal(ana, "p1", "One."), 10_001))).toEqual(tooLong);
    expect(logs.get(id)!.entries).toHaveLength(length);
    expect(await ana.act(withReason(proposal(ana, "p1", "One."), 10_000))).toBeNull();
    await ben.refresh();
    expect(stateOf(ben).proposals).toHaveLength(1);
  });

  it("says that what was typed is not kept by a device without space, until it is", async () => {
    const { ana, full } = await twoParties();
    full.add("ana");
    expect(await ana.saveUnsent("duties", "Half")).toBe(false);
    expect(ana.view().failure).toEqual({ by: "unsent" });
    expect(await ana.saveInvitation("s2", null)).toBe(false);
    expect(ana.view().failure).toEqual({ by: "storage" });
    full.clear();
    expect(await ana.saveInvitation("s2", null)).toBe(true);
    expect(ana.view().failure).toBeNull();
  });

  it("says why an act failed until the next one, whatever is stored or read in between", async () => {
    const { ana, ben } = await twoParties();
    const problem = { by: "rule", problem: "unknown_proposal" } as const;
    expect(await ana.act({ type: "withdraw", proposal: "p9" })).toEqual(problem);
    await ana.saveInvitation("s2", null);
    await ana.saveUnsent("duties", "Half");
    await ben.act(proposal(ben, "p1", "One."));
    await ana.refresh();
    expect(ana.view().failure).toEqual(problem);
    expect(await ana.act({ type: "accept", proposal: "p1" })).toBeNull();
    expect(ana.view().failure).toBeNull();
  });
});

describe("an internal note", () => {
  const NOTE = { clause: "duties", proposal: null, text: "Our limit is 1,400." };
  it("is read by its author, also from storage, while a comment is read by everyone", async () => {
    const { ana, ben, stored, open } = await twoParties();
    expect(await ben.writeNote(NOTE)).toBeNull();
    expect(await ben.act({ type: "comment", ...NOTE, text: "Too strict." })).toBeNull();
    await ana.refresh();
    const shared = { ...NOTE, text: "Too strict.", seat: "s2", isInternal: false };
    expect(await readBy(await open("ben", stored.get("ben")!))).toMatchObject([{ ...NOTE, isInternal: true }, shared]);
    expect(await readBy(ana)).toMatchObject([shared]);
  });

  it("is closed to the other party and to the server, whatever they have of the log", async () => {
    const { ana, ben, logs } = await twoParties();
    await ben.writeNote(NOTE);
    await ana.refresh();
    const { session } = ana.view();
    // Ana has opened every entry; the state has all that they contain.
    expect(stateOf(ana).history.map(({ event }) => event.type)).toEqual(["start", "claim", "note"]);
    for (const words of [JSON.stringify(stateOf(ana).history.at(-1)), JSON.stringify([...logs])]) {
      expect(words).not.toMatch(/limit|1,400|duties/);
    }
    // Not with the seat of its author, and not with the secret of the link in place of the one for notes.
    expect(await readBy(ana, { seat: "s2" })).toEqual([]);
    expect(await readBy(ana, { seat: "s2", noteSecret: session.secret })).toEqual([]);
  });

  it("is refused on a device without its key", async () => {
    const { ana, stored, open } = await twoParties();
    const { noteSecret: _, ...keyless } = stored.get("ana")!;
    const device = await open("ana", keyless);
    expect(await device.writeNote(NOTE)).toEqual({ by: "no_notes_key" });
    await ana.refresh();
    expect(stateOf(ana).history.map(({ event }) => event.type)).toEqual(["start", "claim"]);
  });

  it("that someone copied into an entry of their own is not shown as theirs", async () => {
    const { ana, ben } = await twoParties();
    await ben.writeNote(NOTE);
    await ana.refresh();
    const copied = stateOf(ana).history.at(-1)!.event;
    expect(await ana.act(copied)).toBeNull();
    await ben.refresh();
    expect(await readBy(ben)).toHaveLength(1);
    expect(await readBy(ana)).toEqual([]);
  });
});
