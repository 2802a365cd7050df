import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test, vi } from "vitest";
import { feel } from "./feel.ts";
import { UsageError } from "../cli-verb.ts";

const called = async (...args: readonly string[]) => {
  const out = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const err = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const code = await feel.run(args);
  const said = { code, out: out.mock.calls.flat().join("\n"), err: err.mock.calls.flat().join("\n") };
  out.mockRestore();
  err.mockRestore();
  return said;
};

describe("feel", () => {
  test("prints the value as JSON, all its digits included", async () => {
    expect(await called("a / 3", "--context", '{"a": 1}')).toEqual({ code: 0, out: "0.33333333333333333333", err: "" });
    expect((await called('d + duration("P1M")', "--context", '{"d": {"date": "2024-01-31"}}')).out).toBe(
      '"2024-02-29"',
    );
    expect((await called("-1 + 2")).out).toBe("1");
  });

  test("explains why a value is unknown", async () => {
    expect(await called("1 / 0")).toEqual({
      code: 0,
      out: "null",
      err: "Not known, because a number was divided by zero.",
    });
  });

  test("shows the position of an error and exits with 1", async () => {
    const { code, err } = await called("2 + incme", "--context", '{"income": 5}');
    expect(code).toBe(1);
    expect(err.split("\n")).toEqual([
      'FEEL10: "incme" is not known. Write income instead?',
      "  2 + incme",
      "      ^^^^^",
    ]);
  });

  test("gives JSON on request", async () => {
    expect((await called("1 / 0", "--format", "json")).out).toBe('{"value":null,"notes":["division_by_zero"]}');
    expect(JSON.parse((await called("x", "--format", "json")).out)).toEqual({
      problem: { code: "FEEL10", message: '"x" is not known.', from: 0, to: 1 },
    });
  });

  test.each([
    [[]],
    [["1", "+", "1"]],
    [["1", "--context", "[]"]],
    [["1", "--contxt", "{}"]],
    [["1", "--format", "xml"]],
  ])("a wrong call is refused: %j", async (args) => {
    await expect(feel.run(args)).rejects.toBeInstanceOf(UsageError);
  });

  test("answers line by line, and a bad line does not stop the others", () => {
    const verb = fileURLToPath(new URL("./feel.ts", import.meta.url));
    const lines = [
      '{"expr": "a + 1", "context": {"a": 2}}',
      "not json",
      '{"expr": "missing"}',
      '{"expr": "kids[item.age > 3].age", "context": {"kids": [{"age": 1}, {"age": 5}, {}]}}',
      '{"expr": 5}',
      "",
      '{"expr": "date(\\"2024-01-31\\") + duration(\\"P1M\\")"}',
    ];
    const source = `import { feel } from ${JSON.stringify(verb)}; process.exitCode = await feel.run(["--jsonl"]);`;
    const { stdout, status } = spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", source], {
      input: lines.join("\n"),
      encoding: "utf8",
    });
    const answers = stdout
      .trim()
      .split("\n")
      .map((line): { value?: unknown; problem?: { code: string } } => JSON.parse(line));
    expect(answers.map((answer) => answer.problem?.code ?? answer.value)).toEqual([
      3,
      "FEEL50",
      "FEEL10",
      [5],
      "FEEL50",
      "2024-02-29",
    ]);
    expect(status).toBe(1);
  });
});
