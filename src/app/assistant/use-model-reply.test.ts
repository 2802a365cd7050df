import { expect, test, vi } from "vitest";
import type { Reply } from "../../engine/assistant/conversation.ts";
import type { Message } from "./conversation/messages.ts";

vi.mock("virtual:catalog-site", () => ({ site: { product: "Clausewright", storagePrefix: "site" } }));

const { sentMessages } = await import("./use-model-reply.ts");
const { createModelConsent } = await import("./chat/model-consent.ts");

const model = { name: "small-1", host: "api.example" };

const exchange = (id: number, asked: string, reply: Partial<Reply>): readonly Message[] => [
  { id, from: "visitor", text: asked },
  {
    id: id + 1,
    from: "assistant",
    reply: {
      status: "GROUNDED",
      intent: "find",
      text: "Answer",
      ids: [],
      citations: [],
      focus: null,
      slots: {},
      ...reply,
    },
  },
];

test("only exchanges that this model had are sent with a question", () => {
  const messages = [
    ...exchange(1, "before consent", {}),
    ...exchange(3, "sent", { author: model, text: "Said" }),
    ...exchange(5, "my name is Ada", {}),
    ...exchange(7, "sent elsewhere", { author: { ...model, host: "other.example" } }),
    ...exchange(9, "failed", { modelFailure: "stalled" }),
  ];
  expect(sentMessages(messages, model, "new")).toEqual([
    { role: "visitor", text: "sent" },
    { role: "model", text: "Said", calls: [] },
    { role: "visitor", text: "new" },
  ]);
});

test("at most six exchanges are sent with a question", () => {
  const messages = Array.from({ length: 9 }, (_, index) => exchange(index * 2, `q${index}`, { author: model })).flat();
  expect(sentMessages(messages, model, "new").map(({ text }) => text)[0]).toBe("q3");
});

test("consent is kept on the device until it is taken back", () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  const consent = createModelConsent(storage, "key");
  expect(consent.getState().allowed).toBeNull();
  consent.getState().allow(model);
  expect(createModelConsent(storage, "key").getState().allowed).toEqual(model);
  consent.getState().revoke();
  expect([consent.getState().allowed, stored.size]).toEqual([null, 0]);
});

test.each(["{", "null", '{"name":"small-1"}', '{"name":1,"host":"api.example"}'])("stored %s is no consent", (text) => {
  const storage = { getItem: () => text, setItem: () => undefined, removeItem: () => undefined };
  expect(createModelConsent(storage, "key").getState().allowed).toBeNull();
});
