import { expect, test } from "vitest";
import { ask, context, form, step } from "../../../tests/forms/hand-made.ts";
import { prepareForm } from "../../engine/form/prepare-form.ts";
import { createFormSession } from "./create-form-session.ts";

// Nothing here imports the controls: their code is as far away as it is when a form opens.
test("an option is picked before the code of inputs and errors is here, and Continue fetches it", async () => {
  const prepared = prepareForm(form([step("one", [ask("adult", "yes_no"), ask("name", "text")])]));
  const session = createFormSession({ prepared, context });
  const heard: string[] = [];
  session.onErrors(() =>
    heard.push(
      session
        .errors()
        .map(({ path }) => path)
        .join(" "),
    ),
  );
  expect(() => session.register("name")).toThrow("before the code that holds it");

  session.set("adult", "true");
  expect(session.field("adult")?.value).toBe(true);
  expect(session.errors()).toEqual([]);

  const faults = await session.validate(["adult", "name"]);
  expect(faults.map(({ path }) => path)).toEqual(["name"]);
  expect(session.error("name")).toEqual({ code: "required" });
  expect(heard).toEqual(["name"]);
  session.set("name", "Ann Poe");
  expect(session.error("name")).toBeNull();
  expect(session.register("name").name).toBe("name");
});
