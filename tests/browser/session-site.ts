import { afterAll, beforeAll } from "vitest";
import type { Page } from "playwright-core";
import { createLogApi } from "../../src/server/log/api/log-api.ts";
import { openPglite } from "../../src/server/log/engines/pglite-engine.ts";
import { createLogHost } from "../../src/server/log/log-host.ts";
import { newDataFolder } from "../support/data-folder.ts";
import { sampleDocument } from "../support/sample-document.ts";
import { openSite } from "./harness.ts";
import type { Visit, Visitor } from "./harness.ts";

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

const START = "/s/negotiate/new/en";

/** Opens the page that starts a negotiation as the finish page of a document would. */
export const openStart = async ({ page, go }: Visitor, path = START): Promise<void> => {
  await go(path);
  const subject = { document: sampleDocument, source: null, signing: "allowed", signingReason: null };
  await page.evaluate(
    (passed) => history.replaceState({ usr: { subject: passed }, key: "k", idx: 0 }, ""),
    subject as unknown,
  );
  await page.reload();
};

/** The link of an invitation, as the page shows it. */
export const linkIn = (page: Page): Promise<string> => page.getByLabel("Link", { exact: true }).inputValue();

/**
 * A negotiation that Ana has started and Ben has joined, each in a browser of their own. `sendLink` does what Ana does with
 * her link before Ben opens it, and gives the link he opens.
 */
export const twoParties = async (site: Visit, sendLink = (ana: Visitor): Promise<string> => linkIn(ana.page)) => {
  const [ana, ben] = [await site.visitor({ permissions: ["clipboard-read", "clipboard-write"] }), await site.visitor()];
  await openStart(ana);
  await press(ana.page, "Start the negotiation");
  await ana.page.waitForURL(/\/s\/negotiation\/[\w-]{22}$/);
  const link = await sendLink(ana);
  await ben.go(new URL(link).pathname + new URL(link).hash);
  await press(ben.page, "Join as Ann Poe");
  await ben.page.getByRole("heading", { name: "Current text" }).waitFor();
  await ana.page.getByText("joined").nth(1).waitFor();
  return { ana, ben, link };
};
