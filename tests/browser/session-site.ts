import { afterAll, beforeAll } from "vitest";
import type { Page } from "playwright-core";
import { createLogApi } from "../../src/server/log/api/log-api.ts";
import { openPglite } from "../../src/server/log/engines/pglite-engine.ts";
import { createLogHost } from "../../src/server/log/log-host.ts";
import { newDataFolder } from "../support/data-folder.ts";
import { openSite } from "./harness.ts";
import type { Visit } from "./harness.ts";

/** Opens the site with a log service of its own for the tests of a file; returns the visit once the tests run. */
export const sessionSite = (): (() => Visit) => {
  let visit: Visit;
  const host = createLogHost(async (onEnd) => openPglite(await newDataFolder(), onEnd));
  beforeAll(async () => {
    await host.open();
    visit = await openSite(createLogApi({ open: host.open, addressOf: () => "127.0.0.1" }));
  });
  afterAll(async () => {
    await host.endStreams();
    await visit.close();
    await host.close();
  });
  return () => visit;
};

/** Presses the first button of a name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name }).first().click();
