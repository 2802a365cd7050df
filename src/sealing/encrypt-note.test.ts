import { describe, expect, it } from "vitest";
import { fromBase64Url, toBase64Url } from "./base64url.ts";
import { createNoteSecret, encryptNote, openNote } from "./encrypt-note.ts";

const { crypto } = globalThis;
const OWNER = { session: "s1", seat: "ben" };
const NOTE = { clause: "fees", proposal: null, text: "Our limit is $1,400. 上限です" };

const boxOf = async (secret: string, text = NOTE.text): Promise<string> =>
  (await encryptNote(crypto, secret, OWNER, { ...NOTE, text }))!;

describe("an internal note", () => {
  it("opens with the secret of its seat only", async () => {
    const secret = createNoteSecret(crypto);
    const box = await boxOf(secret);
    expect(await openNote(crypto, secret, OWNER, box)).toEqual(NOTE);
    expect(await openNote(crypto, createNoteSecret(crypto), OWNER, box)).toBeNull();
  });

  it("does not open for another seat or session, or after a change of any byte", async () => {
    const secret = createNoteSecret(crypto);
    const box = await boxOf(secret);
    expect(await openNote(crypto, secret, { ...OWNER, seat: "ana" }, box)).toBeNull();
    expect(await openNote(crypto, secret, { ...OWNER, session: "s2" }, box)).toBeNull();
    const bytes = fromBase64Url(box)!;
    const flipped = [...bytes.keys()].map((at) => {
      const changed = bytes.slice();
      changed[at]! ^= 1;
      return toBase64Url(changed);
    });
    const opened = await Promise.all(flipped.map((each) => openNote(crypto, secret, OWNER, each)));
    expect(opened.filter((each) => each !== null)).toEqual([]);
  });

  it("does not show how long it is", async () => {
    const secret = createNoteSecret(crypto);
    // 12 bytes of nonce and 16 of tag around one block of 256.
    expect(fromBase64Url(await boxOf(secret, "No."))).toHaveLength(284);
    expect(fromBase64Url(await boxOf(secret, "x".repeat(200)))).toHaveLength(284);
  });

  it.each(["", "*", "AAAA", "A".repeat(43)])("is null when it is %j, and never an error", async (box) => {
    expect(await openNote(crypto, createNoteSecret(crypto), OWNER, box)).toBeNull();
  });
});
