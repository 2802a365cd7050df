import { describe, expect, it } from "vitest";
import { encryptEvent } from "../../sealing/encrypt-event.ts";
import type { SessionClient } from "./create-session-client.ts";
import { createLogService, linkOf, stateOf, twoParties, proposal } from "../../../tests/support/session-clients.ts";

describe("a hostile server", () => {
  it("that drops, repeats, moves or forges an entry is named, and its log is not applied", async () => {
    const { ana, ben, logs, entryOf } = await twoParties();
    await ana.act(proposal(ana, "p1", "One."));
    await ana.act(proposal(ana, "p2", "Two."));
    const log = logs.get(ana.view().session.id)!;
    const [first, second] = log.entries.slice(2);
    const problem = async (entries: (typeof log)["entries"]): Promise<unknown> => {
      log.entries.splice(2, log.entries.length - 2, ...entries);
      const failure = await ben.refresh();
      return failure?.by === "check" ? failure.problem : failure;
    };
    const forged = { ...first!, envelope: { ...first!.envelope, ciphertext: second!.envelope.ciphertext } };
    expect(await problem([second!])).toEqual({ code: "out_of_order", seq: 3 });
    expect(await problem([second!, first!])).toEqual({ code: "out_of_order", seq: 3 });
    // The server did not sign what it delivers, or it signed what the device did not.
    expect(await problem([forged])).toEqual({ code: "other_history", seq: 3 });
    expect(await problem([await entryOf(forged.envelope)])).toEqual({ code: "wrong_signature", seq: 3 });
    expect(stateOf(ben).seq).toBe(2);
    expect(await problem([first!, second!])).toBeNull();
  });

  it("is named by a device that reads the whole log at once, where a device wrote nothing before it joined", async () => {
    const { ana, ben, invite, logs, entryOf } = await twoParties();
    await ben.act(proposal(ben, "p1", "One."));
    const log = logs.get(ana.view().session.id)!;
    const [start, claim, proposed] = log.entries;
    const { envelope } = proposed!;
    const cat = await invite("cat", linkOf(ana.view()), ana.view().session.id);
    expect(stateOf(cat)).toMatchObject({ seq: 3, ignored: [], proposals: [{ id: "p1" }] });
    const forged = { ...envelope, signature: claim!.envelope.signature };
    log.entries.splice(0, 3, start!, claim!, await entryOf(forged));
    const dan = await invite("dan", linkOf(ana.view()), ana.view().session.id);
    expect(dan.view().failure).toEqual({ by: "check", problem: { code: "wrong_signature", seq: 3 } });
    expect(dan.view().session.state).toBeNull();
  });

  it("that accepts what a stranger writes changes nothing, whether the stranger joins later or not", async () => {
    const { start, invite, port } = createLogService();
    const ana = await start();
    const { session } = ana.view();
    const write = async (client: SessionClient, text: string): Promise<void> => {
      const event = { type: "comment", clause: null, proposal: null, text };
      const { device, head } = client.view().session;
      const position = { session: session.id, seq: head.seq + 1, prev: head.hash };
      const envelope = await encryptEvent(crypto, client.keys, device, position, event);
      expect(await port.append(client.access, envelope, device.publicKey)).toMatchObject({ ok: true });
      await client.refresh();
    };
    const [ben, eve] = [
      await invite("ben", linkOf(ana.view()), session.id),
      await invite("eve", "#" + session.secret, session.id),
    ];
    await write(ben, "Before I joined.");
    await eve.refresh();
    await write(eve, "A stranger.");
    expect(await ben.claim()).toBeNull();
    await write(ben, "Now I have joined.");
    const dan = await invite("dan", "#" + session.secret, session.id);
    expect(stateOf(dan).comments.map(({ text }) => text)).toEqual(["Now I have joined."]);
    expect(stateOf(dan).ignored.map(({ seq, problem }) => [seq, problem])).toEqual([
      [2, "unreadable"],
      [3, "unreadable"],
    ]);
  });
});
