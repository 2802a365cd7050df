import { execFileSync } from "node:child_process";
import { afterEach, expect, test, vi } from "vitest";
import type { Page } from "playwright-core";
import { createSessionClient } from "../../src/app/session/create-session-client.ts";
import type { SessionClient } from "../../src/app/session/create-session-client.ts";
import { httpLogPort } from "../../src/app/session/log/http-log-port.ts";
import { readLinkFragment } from "../../src/app/session/session-link.ts";
import { encryptEvent } from "../../src/sealing/encrypt-event.ts";
import { createSigningKeys } from "../../src/sealing/signing-keys.ts";
import { EMPTY_LOG } from "../../src/sealing/verify-hash-chain.ts";
import { CONSENT, signEvent } from "../support/session-samples.ts";
import { axe } from "./axe.ts";
import { shoot } from "./harness.ts";
import { linkIn, openStart, press, sessionSite } from "./session-site.ts";

afterEach(() => vi.unstubAllGlobals());

const site = sessionSite();

const run = (program: string, args: readonly string[]): string => execFileSync(program, args, { encoding: "utf8" });

const sign = async (page: Page, name: string): Promise<void> => {
  await press(page, "Open the PDF file");
  await page.getByText("The file is in your downloads").waitFor();
  await page.getByRole("checkbox", { name: /I could open the file/ }).check();
  await page.getByRole("checkbox", { name: /I have seen these blanks/ }).check();
  await page.getByLabel("Type your name as your signature").fill(name);
  await press(page, /^I intend to sign/);
};

/** A signing that Ana has started on a phone. */
const startSigning = async () => {
  const visitor = await site().visitor({ viewport: { width: 360, height: 720 } });
  const { page } = visitor;
  await openStart(visitor, "/s/sign/new/en");
  await page.getByLabel("Your name").fill("Ana Lund");
  await page.getByLabel("Name of the other party").fill("Ben Ode");
  await press(page, "Start signing");
  await page.waitForURL(/\/s\/negotiation\/[\w-]{22}$/);
  return visitor;
};

/** Ben with a program of his own, which has joined with a link. */
const joinInNode = async (link: URL): Promise<SessionClient> => {
  const send = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => send(new URL(path, link.origin), init));
  const headKey = await httpLogPort.headKey();
  const read = readLinkFragment(link.hash);
  if (!headKey.ok || !read) throw new Error("no session");
  const dependencies = { crypto, port: httpLogPort, save: async () => true, now: () => new Date().toISOString() };
  const ben = await createSessionClient(dependencies, {
    format: 1,
    id: link.pathname.split("/").at(-1)!,
    ...read,
    device: await createSigningKeys(crypto),
    headKey: headKey.value,
    seat: null,
    invited: {},
    head: EMPTY_LOG,
    state: null,
    unsent: {},
    changed: "",
  });
  if (!ben) throw new Error("no client");
  await ben.refresh();
  expect(await ben.claim()).toBeNull();
  return ben;
};

const signInNode = async (ben: SessionClient): Promise<void> => {
  await ben.refresh();
  expect(await ben.act(CONSENT)).toBeNull();
  expect(await ben.act(signEvent(ben.view().session.state!, "B. Ode"))).toBeNull();
};

test("the founder has everyone sign again after an entry that a sealed file could not show to be without effect", async () => {
  const { page, faults } = await startSigning();
  const ben = await joinInNode(new URL(await linkIn(page)));
  await signInNode(ben);
  // No page of this site writes an entry that is not an event.
  const { device, head, id: session } = ben.view().session;
  const position = { session, seq: head.seq + 1, prev: head.hash };
  const envelope = await encryptEvent(crypto, ben.keys, device, position, "no event");
  expect(await httpLogPort.append(ben.access, envelope, device.publicKey)).toMatchObject({ ok: true });
  const notice = page.getByText("These signatures cannot be sealed");
  await notice.waitFor();
  expect(await axe(page)).toEqual([]);
  await shoot(page, "sign-again");
  await press(page, "Have everyone sign again");
  await notice.waitFor({ state: "detached" });
  await signInNode(ben);
  await sign(page, "A. Lund");
  await page.getByRole("heading", { name: "Signed and sealed" }).waitFor({ timeout: 60_000 });
  expect(faults).toEqual([]);
});

test("two people sign one after the other on one device, and the sealed file says so", async () => {
  const { page, faults } = await startSigning();

  await press(page, "Ben Ode signs here, on this device");
  await page.getByRole("heading", { name: "Pass this device to Ben Ode" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await shoot(page, "in-person-pass");
  await press(page, "I am Ben Ode");
  await page.getByText("You are signing in person on the device of Ana Lund").waitFor();
  // A reload in between loses no seat: Ben continues where he was.
  await page.reload();
  await press(page, "Ben Ode signs here, on this device");
  await press(page, "I am Ben Ode");
  await sign(page, "B. Ode");
  await page.getByText("Ben Ode, you have signed").waitFor();
  expect(await axe(page)).toEqual([]);
  await shoot(page, "in-person-back");
  await press(page, "I am Ana Lund");
  await page.getByText("has signed", { exact: true }).waitFor();

  await sign(page, "A. Lund");
  await page.getByRole("heading", { name: "Signed and sealed" }).waitFor({ timeout: 60_000 });
  const download = page.waitForEvent("download");
  await press(page, "Download the sealed PDF");
  const path = await (await download).path();
  const text = run("pdftotext", [path, "-"]).replaceAll(/\s+/g, " ");
  expect(text).toContain("Ana Lund stated that Ben Ode would sign in person on this device");
  expect(text).toContain("typing the name, in person on the device of Ana Lund, as the keys of both state");
  expect(run("pdfsig", ["-nocert", path])).toContain("Signature is Valid");

  // Everyone's keys are on this device, so its owner can have the server's copy deleted.
  await page.getByText("How long the server keeps this").click();
  await page.getByText("You are also agreeing on behalf of anyone who signed in person").waitFor();
  await press(page, "Agree to delete it from the server");
  await page.getByRole("button", { name: "Agree to delete", exact: true }).click();
  await press(page, "Delete it from the server now");
  await page.getByText("The server has deleted it.").waitFor();
  expect(await axe(page)).toEqual([]);
  await shoot(page, "deleted");
  expect(faults).toEqual([]);
});
