import type { QueryClient, QueryFunction } from "@tanstack/react-query";
import { loadDefinition } from "./load-definition.ts";

// A definition by id and language, such as "/catalog/will.en.json".
const DEFINITION = /^\/catalog\/[^/]+\.[^/.]+\.json$/;

/**
 * Loads the JSON at an address into the cache, as the page that reads it would.
 *
 * Throws: when it cannot be loaded.
 */
export const loadQuery = <Data>(client: QueryClient, address: string): Promise<Data> =>
  client.fetchQuery<Data>(
    DEFINITION.test(address)
      ? { queryKey: [address], queryFn: loadDefinition as QueryFunction<Data> }
      : { queryKey: [address] },
  );
