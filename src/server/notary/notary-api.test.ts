import { describe, expect, it } from "vitest";
import { createNotaryProviderDouble } from "../../../tests/support/notary-provider-double.ts";
import { createNotaryApi } from "./notary-api.ts";
import { findNotaryProvider } from "./notary-provider.ts";

const PDF = new TextEncoder().encode("%PDF-1.7 the document");
const SIGNED = new TextEncoder().encode("%PDF-1.7 the document, with a certificate");

const post = (body: Uint8Array<ArrayBuffer>, type = "application/pdf", from = "same-origin"): RequestInit => ({
  method: "POST",
  body,
  headers: { "content-type": type, "sec-fetch-site": from },
});

const codeOf = async (response: Response): Promise<readonly [number, string]> => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

describe("a server without a provider of online notarization", () => {
  const api = createNotaryApi(undefined);

  it("says so, and refuses every order", async () => {
    expect(await (await api.request("/provider")).json()).toEqual({ provider: null });
    expect(await codeOf(await api.request("/orders?title=Deed", post(PDF)))).toEqual([404, "no_provider"]);
    expect(await codeOf(await api.request("/orders/order-1"))).toEqual([404, "no_provider"]);
    expect(await codeOf(await api.request("/orders/order-1/file"))).toEqual([404, "no_provider"]);
  });

  it("is the default, and no build pretends to have one", () => {
    expect(findNotaryProvider(undefined, {})).toEqual({ provider: undefined, problem: null });
    expect(findNotaryProvider("acme", {}).problem).toBe(
      'NOTARY_PROVIDER must name an adapter, not "acme". This build has none; leave it unset.',
    );
    expect(findNotaryProvider("toString", {}).provider).toBeUndefined();
  });
});

describe("a server with a provider", () => {
  it("starts an order, reports its status, and gives the file back byte for byte once it is completed", async () => {
    const { provider, orderOf, set, complete } = createNotaryProviderDouble();
    const api = createNotaryApi(provider);
    expect(await (await api.request("/provider")).json()).toEqual({
      provider: { name: "Test provider", host: "notary.example" },
    });
    const started = await api.request("/orders?title=Deed", post(PDF));
    expect(await started.json()).toEqual({ id: "order-1", url: "https://notary.example/meet/order-1" });
    expect(orderOf("order-1")).toEqual({ title: "Deed", file: PDF });
    expect(await (await api.request("/orders/order-1")).json()).toEqual({ type: "waiting" });
    expect(await codeOf(await api.request("/orders/order-1/file"))).toEqual([409, "not_completed"]);
    set("order-1", { type: "failed", reason: "The card was not readable." });
    expect(await (await api.request("/orders/order-1")).json()).toMatchObject({ type: "failed" });
    complete("order-1", SIGNED);
    expect(new Uint8Array(await (await api.request("/orders/order-1/file")).arrayBuffer())).toEqual(SIGNED);
  });

  it("refuses what is no PDF, has no title, is too large, or comes from another site", async () => {
    const api = createNotaryApi(createNotaryProviderDouble().provider);
    const malformed = [400, "malformed_request"];
    expect(await codeOf(await api.request("/orders?title=Deed", post(PDF, "text/plain")))).toEqual(malformed);
    expect(await codeOf(await api.request("/orders?title=Deed", post(PDF.slice(1))))).toEqual(malformed);
    expect(await codeOf(await api.request("/orders?title=%20", post(PDF)))).toEqual(malformed);
    expect(await codeOf(await api.request("/orders?title=Deed", post(PDF, "application/pdf", "cross-site")))).toEqual(
      malformed,
    );
    const large = new Uint8Array(20 * 1024 * 1024 + 1);
    expect(await codeOf(await api.request("/orders?title=Deed", post(large)))).toEqual([413, "too_large"]);
  });

  it("reports a provider that does not answer, and an order that it does not know", async () => {
    const { provider, setReachable } = createNotaryProviderDouble();
    const api = createNotaryApi(provider);
    expect(await codeOf(await api.request("/orders/other"))).toEqual([404, "no_order"]);
    expect(await codeOf(await api.request("/orders/other/file"))).toEqual([404, "no_order"]);
    setReachable(false);
    expect(await codeOf(await api.request("/orders?title=Deed", post(PDF)))).toEqual([502, "unreachable"]);
    expect(await codeOf(await api.request("/orders/order-1"))).toEqual([502, "unreachable"]);
  });
});
