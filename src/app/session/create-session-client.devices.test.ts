import { describe, expect, it } from "vitest";
import { addDevice } from "../../../tests/support/signed-session.ts";
import { createSigningKeys } from "../../sealing/signing-keys.ts";
import { EMPTY_LOG } from "../../sealing/verify-hash-chain.ts";
import { deviceLinkOf } from "./device-link.ts";
import { linkFragment, readLinkFragment } from "./session-link.ts";
import { stateOf, twoParties, proposal, readBy } from "../../../tests/support/session-clients.ts";

describe("a link for another device", () => {
  it("passes the private notes on, even if a newer link did not reach the server", async () => {
    const { ana, open, setReachable } = await twoParties();
    await ana.writeNote({ clause: null, proposal: null, text: "Our limit is 1,400." });
    await ana.offerDevice();
    const { session } = ana.view();
    const { id, secret, headKey } = session;
    const invitation = { seat: session.seat!, secret: deviceLinkOf(session)!, isDevice: true } as const;
    const link = readLinkFragment(linkFragment({ secret, invitation }))!;
    const device = await createSigningKeys(crypto);
    const rest = { headKey, seat: null, invited: {}, head: EMPTY_LOG, state: null, unsent: {}, changed: "" };
    const pad = await open("pad", { format: 1, id, ...link, device, ...rest });
    await pad.refresh();
    setReachable(false);
    expect(await ana.offerDevice()).not.toBeNull();
    setReachable(true);
    expect([await pad.joinDevice(), await ana.refresh(), await ana.addDevice(device.publicKey)]).toEqual([
      null,
      null,
      null,
    ]);
    await pad.refresh();
    expect(pad.view().session.noteSecret).toBe(ana.view().session.noteSecret);
    expect(await readBy(pad)).toEqual(await readBy(ana));
  });

  it("adds no device without the private notes if this device does not know the link", async () => {
    const { ana, open } = await twoParties();
    await ana.offerDevice();
    const { deviceLinks: lost, ...session } = ana.view().session;
    const invitation = { seat: session.seat!, secret: Object.values(lost!)[0]!, isDevice: true } as const;
    const link = readLinkFragment(linkFragment({ secret: session.secret, invitation }))!;
    const device = await createSigningKeys(crypto);
    const rest = { seat: null, invited: {}, head: EMPTY_LOG, state: null, unsent: {}, changed: "" };
    const pad = await open("pad", { format: 1, id: session.id, ...link, headKey: session.headKey, device, ...rest });
    await pad.refresh();
    await pad.joinDevice();
    const again = await open("ana", session);
    await again.refresh();
    expect(await again.addDevice(device.publicKey)).toEqual({ by: "rule", problem: "wrong_proof" });
  });

  it("is kept while the private notes that were passed on do not open", async () => {
    const { ana, open } = await twoParties();
    const first = { ...ana, addDevice: (device: string) => ana.act({ type: "add_device", device, notes: "AAAA" }) };
    const pad = await addDevice(first, (session) => open("pad", session));
    expect(pad.view().session).toMatchObject({ seat: "s1", invitation: { isDevice: true } });
    expect(pad.view().session.noteSecret).toBeUndefined();
    const empty = { ...ana, addDevice: (device: string) => ana.act({ type: "add_device", device, notes: "" }) };
    const phone = await addDevice(empty, (session) => open("phone", session));
    expect(phone.view().session).toMatchObject({ seat: "s1", invitation: null });
  });
});

describe("a second device of a person", () => {
  it("takes part with keys of its own, reads the private notes, and keeps what it needs", async () => {
    const { ana, ben, open, stored } = await twoParties();
    await ana.writeNote({ clause: null, proposal: null, text: "Our limit is 1,400." });
    const pad = await addDevice(ana, (session) => open("pad", session));
    expect(pad.view().session).toMatchObject({ seat: "s1", invitation: null });
    expect(pad.view().session.noteSecret).toBe(ana.view().session.noteSecret);
    expect(await pad.act(proposal(pad, "p1", "Keep it secret."))).toBeNull();
    await ben.refresh();
    expect(stateOf(ben).proposals).toMatchObject([{ id: "p1", seat: "s1" }]);
    const again = await open("pad", stored.get("pad")!);
    expect(await readBy(again)).toMatchObject([{ text: "Our limit is 1,400." }]);
    // The other party has the whole log and not the link.
    const box = JSON.stringify(stateOf(ben).history);
    expect(box).not.toContain(ana.view().session.noteSecret);
    // Once removed, it has no place and its acts have no effect.
    const remove = { type: "remove_device", device: pad.view().session.device.publicKey } as const;
    expect(await ben.act(remove)).toEqual({ by: "rule", problem: "no_device" });
    expect(await ana.act(remove)).toBeNull();
    expect(await pad.act({ type: "withdraw", proposal: "p1" })).not.toBeNull();
    expect(pad.view().session.seat).toBeNull();
    await ben.refresh();
    expect(stateOf(ben).proposals).toMatchObject([{ status: "open" }]);
  });
});

describe("a link", () => {
  it("is read as it was written, and refused when cut off", () => {
    const link = { secret: "s".repeat(43), invitation: { seat: "s2", secret: "i".repeat(43) } };
    expect(readLinkFragment(linkFragment(link))).toEqual(link);
    expect(readLinkFragment(linkFragment({ ...link, invitation: null }))).toEqual({ ...link, invitation: null });
    const written = linkFragment(link);
    for (const cut of [1, 10, 44, 47, 60, 89])
      expect(readLinkFragment(written.slice(0, -cut))?.invitation ?? null).toBeNull();
    expect(readLinkFragment("")).toBeNull();
  });
});
