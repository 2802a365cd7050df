import { expect, it } from "vitest";
import { hashOf } from "../../../tests/support/session-device.ts";
import { encryptEvent } from "../../sealing/encrypt-event.ts";
import { consentToDeletion } from "../../sealing/session-deletion.ts";
import { createSigningKeys } from "../../sealing/signing-keys.ts";
import { describeLog, NOON, DAY_MS, BLOB } from "../../../tests/support/log-test.ts";

const { crypto } = globalThis;

describeLog("the retention of a log", (log) => {
  const {
    conditions,
    service,
    bearer,
    post,
    create,
    append,
    entries,
    page,
    refusal,
    started,
    announce,
    upload,
    rowsOf,
  } = log;

  it("keeps a session for 90 days after its last entry, and its head after that", async () => {
    const device = await started(1);
    await announce(device, BLOB, 1);
    await upload(device, 0, new Uint8Array(1));
    conditions.time = NOON + 89 * DAY_MS;
    const second = await device.seal(2, await hashOf(device.sealed[0]!));
    await append(device, second);
    conditions.time = NOON + 100 * DAY_MS;
    await service().sweep();
    expect((await page(device)).entries).toHaveLength(2);
    conditions.time = NOON + (89 + 90) * DAY_MS;
    expect(await refusal(await entries(device))).toBe("410 expired");
    expect(await refusal(await append(device, await device.seal(3, await hashOf(second))))).toBe("410 expired");
    await service().sweep();
    const answer = await entries(device);
    conditions.time = NOON;
    expect(answer.status).toBe(410);
    expect(await answer.json()).toMatchObject({ code: "expired", head: { seq: 2, hash: await hashOf(second) } });
    expect(await rowsOf(device)).toEqual({ entries: 0, blobs: 0, chunks: 0 });
    expect(await refusal(await create(device))).toBe("409 session_exists");
  });

  it("keeps a session for a year if a party extends it", async () => {
    const device = await started(1);
    const extended = await post(`/sessions/${device.session}/extension`, {}, bearer(device.write));
    expect(await extended.json()).toEqual({ expires: "2028-01-31T12:00:00.000Z" });
    conditions.time = NOON + 364 * DAY_MS;
    await service().sweep();
    expect((await entries(device)).status).toBe(200);
    conditions.time = NOON;
  });

  it("deletes a session only with the consent of every device that wrote in it", async () => {
    const device = await started(1);
    const ben = await createSigningKeys(crypto);
    const position = { session: device.session, seq: 2, prev: await hashOf(device.sealed[0]!) };
    const envelope = await encryptEvent(crypto, device.keys, ben, position, "claim");
    expect((await append({ ...device, publicKey: ben.publicKey }, envelope)).status).toBe(201);
    const requestDeletion = (consents: readonly object[]) =>
      post(`/sessions/${device.session}/deletion`, { consents }, bearer(device.write));
    const [anas, bens] = [
      await consentToDeletion(crypto, device.device, device.session, { seq: 1 }),
      await consentToDeletion(crypto, ben, device.session, { seq: 2 }),
    ];
    const elsewhere = await consentToDeletion(crypto, ben, "A".repeat(22), { seq: 2 });
    for (const consents of [
      [],
      [anas],
      [anas, anas],
      [anas, elsewhere],
      [anas, { ...bens, publicKey: anas.publicKey }],
    ])
      expect(await refusal(await requestDeletion(consents))).toBe("409 consent_missing");
    expect(await rowsOf(device)).toMatchObject({ entries: 2 });
    // A device of Ben that was added later and removed left its consent to his first one.
    const pad = await createSigningKeys(crypto);
    const third = { session: device.session, seq: 3, prev: await hashOf(envelope) };
    const joined = await encryptEvent(crypto, device.keys, pad, third, "join_device");
    expect((await append({ ...device, publicKey: pad.publicKey }, joined)).status).toBe(201);
    const left = (by: string) => consentToDeletion(crypto, pad, device.session, { by });
    const [pads, toAna] = [await left(ben.publicKey), await left(device.publicKey)];
    for (const consents of [
      [anas, bens],
      // Ben has not consented, or someone names himself.
      [anas, pads],
      [anas, bens, { ...toAna, by: ben.publicKey }],
      [anas, bens, { ...bens, publicKey: pad.publicKey, by: ben.publicKey }],
      [anas, { ...pads, publicKey: ben.publicKey }, pads],
      [anas, { ...(await consentToDeletion(crypto, ben, device.session, { by: pad.publicKey })) }, pads],
    ])
      expect(await refusal(await requestDeletion(consents))).toBe("409 consent_missing");
    expect(await refusal(await requestDeletion([anas, { ...bens, by: "x" }]))).toBe("400 malformed");
    expect((await requestDeletion([anas, pads, bens])).status).toBe(204);
    expect(await rowsOf(device)).toEqual({ entries: 0, blobs: 0, chunks: 0 });
    const after = await entries(device);
    expect(after.status).toBe(410);
    expect(await after.json()).toMatchObject({ code: "deleted", head: { seq: 3 } });
  });

  it("deletes no session with a consent that its device has withdrawn by another entry, also if someone kept it", async () => {
    const device = await started(2);
    const requestDeletion = (consents: readonly object[]) =>
      post(`/sessions/${device.session}/deletion`, { consents }, bearer(device.write));
    const consentAt = (seq: number) => consentToDeletion(crypto, device.device, device.session, { seq });
    const [first, third] = [await consentAt(1), await consentAt(3)];
    const { seq: _, ...withoutPosition } = first;
    for (const consents of [[first], [{ ...first, seq: 2 }], [withoutPosition]])
      expect(await refusal(await requestDeletion(consents))).toBe("409 consent_missing");
    const withdrawal = await device.seal(3, await hashOf(device.sealed[1]!), "keep");
    const second = await consentAt(2);
    expect((await append(device, withdrawal)).status).toBe(201);
    expect(await refusal(await requestDeletion([first, second]))).toBe("409 consent_missing");
    expect(await rowsOf(device)).toMatchObject({ entries: 3 });
    expect((await requestDeletion([first, third])).status).toBe(204);
  });
});
