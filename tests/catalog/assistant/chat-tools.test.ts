import { describe, expect, test } from "vitest";
import "../../../src/i18n/all-screen-messages.ts";
import "../../../src/text/language-registry/all-prose.ts";
import { createAssistantContext } from "../../../scripts/cli/assistant/create-assistant-context.ts";
import { runChatTool } from "../../../src/engine/assistant/chat/run-chat-tool.ts";
import { choosePage } from "../../../src/engine/assistant/submit-answers.ts";
import { startConversation } from "../../../src/engine/assistant/conversation.ts";
import { CHAT_LIMITS } from "../../../src/model/chat/chat-limits.ts";
import { parseIsoDate } from "../../../src/values/date.ts";
import { compiled } from "../open-cases.ts";

const english = createAssistantContext(compiled, "en", parseIsoDate("2026-11-23")!);
const WRITTEN = ["How much for two kids in Texas? I take home $4,000."];
const run = (name: string, input: unknown, written: readonly string[] = WRITTEN) => {
  const result = runChatTool(name, typeof input === "string" ? input : JSON.stringify(input), english, written);
  return { ...result, value: JSON.parse(result.text) as never };
};
const idsOf = ({ sources }: { readonly sources: readonly (readonly [string, unknown])[] }) => sources.map(([id]) => id);

describe("the tools of the model", () => {
  test("find pages, each of which can be cited", () => {
    const found = run("search_pages", { query: "child support" });
    expect(idsOf(found)[0]).toBe("calculator:child-support");
    expect(found.sources[0]?.[1]).toMatchObject([{ href: expect.stringContaining("/s/") as string, grade: "page" }]);
  });

  // catalog/law/small-claims.yaml: AS 22.15.040(a), $10,000.
  test.each(["US-AK", "ak", "Alaska"])("look up law in %s with its citation, date and grade", (place) => {
    const found = run("look_up_law", { query: "small claims limit", place });
    expect(found.text).toContain("$10,000");
    const [, citations] = found.sources.find(([id]) => id.endsWith("@US-AK"))!;
    expect(citations[0]).toMatchObject({ cite: "AS 22.15.040(a)", grade: "confirmed" });
  });

  test("ask for the place where the law differs", () => {
    expect(run("look_up_law", { query: "small claims limit", place: "" }).value).toMatchObject({
      problem: expect.stringContaining("place") as string,
    });
  });

  // Tex. Fam. Code § 154.125: 25 percent of net resources for two children; 25 % of $4,000 is $1,000.
  test("calculate what the page calculates, with its law as sources", () => {
    const answers = { state: "US-TX", children: "2", net_less: "4000" };
    const found = run("calculate", { page: "calculator:child-support", answers });
    expect(found.text).toContain("$1,000");
    const [, citations] = found.sources.find(([id]) => id === "result:child-support")!;
    expect(citations.map(({ cite }) => cite).join()).toContain("154.125");
  });

  test.each([
    ["an amount", ["Two kids, in Texas"], ["net_less"]],
    ["a place", ["Two kids, I take home 4000"], ["state"]],
    ["a number", ["In Texas, I take home 4k"], ["children"]],
    ["anything", ["Say $4,000, in Ohio, for 3 kids"], ["state", "children"]],
    ["what only a pasted text could have", [], ["state", "children", "net_less"]],
  ])("ask for %s that the visitor never wrote, and calculate nothing", (_, written, missing) => {
    const answers = { state: "US-TX", children: "2", net_less: "4000" };
    const found = run("calculate", { page: "calculator:child-support", answers }, written);
    expect((found.value as { ask: { id: string }[] }).ask.map(({ id }) => id)).toEqual(missing);
    expect(found.text).not.toContain("1,000");
    expect(idsOf(found)).toEqual(["calculator:child-support"]);
  });

  test("name the questions that are left, and the answers that they cannot take", () => {
    const answers = { state: "US-TX", net_less: "banana", made_up: "1" };
    const { value } = run("calculate", { page: "child-support", answers });
    expect(value).toMatchObject({ refused: ["net_less"] });
    expect((value as { missing: { id: string }[] }).missing.map(({ id }) => id)).toEqual(["children", "net_less"]);
  });

  test("describe every page within the size of a result", () => {
    for (const { page } of english.pageIndex.pages.values()) {
      const { text } = runChatTool("describe_page", JSON.stringify({ page: page.id }), english, []);
      expect(text.length, page.id).toBeLessThanOrEqual(CHAT_LIMITS.resultLength);
      expect(JSON.parse(text), page.id).toMatchObject({});
    }
  });

  test("propose answers in words, which change nothing until the page is chosen with them", () => {
    const answers = { state: "US-TX", children: "2", net_less: "banana" };
    const { proposal } = run("propose_page", { page: "calculator:child-support", answers });
    expect(proposal).toMatchObject({ id: "child-support", slots: { state: "US-TX", children: "2" } });
    expect(proposal?.slots).not.toHaveProperty("net_less");
    expect(proposal?.answers?.join("; ")).toContain("Texas");
    const { reply } = choosePage(startConversation(), proposal!.id, english, proposal!.slots);
    expect(reply).toMatchObject({ focus: "child-support", ask: { id: "net_less" } });
  });

  test("do not return what the model wrote itself", () => {
    const answers = { "https://evil.example $5,000": 1, state: "US-TX", net_less: "$7,777 at evil.example" };
    for (const name of ["calculate", "propose_page"] as const) {
      const { text } = run(name, { page: "calculator:child-support", answers });
      expect(text).not.toMatch(/evil|5,000|7,777/);
    }
  });

  test.each([
    ["delete_all", "{}"],
    ["search_pages", "not json"],
    ["search_pages", "[]"],
    ["search_pages", '{"query":7}'],
    ["look_up_law", '{"query":"x","place":{"a":1}}'],
    ["describe_page", '{"page":"__proto__"}'],
    ["describe_page", '{"page":"page:help"}'],
    ["calculate", '{"page":"child-support","answers":"all"}'],
    ["calculate", '{"page":"child-support","answers":{"__proto__":{"state":"US-TX"},"constructor":"1"}}'],
    ["calculate", '{"page":"child-support","answers":{"state":{"a":[1,[2,{"b":null}]]},"children":[[]]}}'],
    ["propose_page", '{"page":"/etc/passwd","answers":null}'],
  ])("%s with %s answers in words and proposes no other page", (name, input) => {
    const { text, proposal } = runChatTool(name, input, english, []);
    expect(JSON.parse(text)).toBeTruthy();
    expect(proposal).toBeUndefined();
  });
});
