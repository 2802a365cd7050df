import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "../app.tsx";
import { loadQuery } from "../queries/load-query.ts";
import { createQueryClient } from "../queries/query-client.ts";
import { prefetchRoute } from "../site-frame.tsx";
import { PageMetadataListener } from "../shared/use-page.ts";
import type { PageMetadata } from "../shared/use-page.ts";

/** The first view of an address as HTML. */
export type RenderedPage = {
  readonly html: string;
  /** The page's own metadata; null if it has none. */
  readonly facts: PageMetadata | null;
  /** Addresses of the data it was rendered with. */
  readonly queries: readonly string[];
};

// Code and data are discovered while rendering; each round loads what the one before asked for.
const MAX_ROUNDS = 200;
const PENDING = /<!--\$[?!~]-->/;

// Time in which a lazy module may load. Unit: milliseconds.
const LOAD_PAUSE_MS = 10;

const pause = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, LOAD_PAUSE_MS);
  });

/**
 * Renders the first view of an address with the components of the site, as a visitor without stored data sees it.
 *
 * Throws: when code or data cannot be loaded.
 */
export const renderPage = async (path: string): Promise<RenderedPage> => {
  const queryClient = createQueryClient();
  await prefetchRoute(path);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let facts: PageMetadata | null = null;
    const html = renderToString(
      <StrictMode>
        <PageMetadataListener value={(given) => void (facts = given)}>
          <App queryClient={queryClient} router={(frame) => <StaticRouter location={path}>{frame}</StaticRouter>} />
        </PageMetadataListener>
      </StrictMode>,
    );
    const queries = queryClient.getQueryCache().getAll();
    const addresses = queries.flatMap(({ queryKey: [address], options, state }) => {
      const isData = typeof address === "string" && address.startsWith("/");
      const { enabled } = options as { readonly enabled?: unknown };
      return isData && enabled !== false ? [{ address, isLoaded: state.data !== undefined }] : [];
    });
    const missing = addresses.filter(({ isLoaded }) => !isLoaded);
    if (missing.length === 0 && !PENDING.test(html)) {
      // Its timers would keep the process alive.
      queryClient.clear();
      return { html, facts, queries: addresses.map(({ address }) => address) };
    }
    await Promise.all(missing.map(({ address }) => loadQuery(queryClient, address)));
    await pause();
  }
  throw new Error(`the first view of ${path} never stops loading`);
};
