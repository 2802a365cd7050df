import { QueryClient } from "@tanstack/react-query";
import type { QueryFunction } from "@tanstack/react-query";
import { CONSTANTS } from "../../ui/constants.ts";
import { loadJson } from "./calls.ts";

/** Loads the path that stands first in the query key. */
export const queryFunction =
  (on401: "throw" | "returnNull" = "throw"): QueryFunction =>
  ({ queryKey }) =>
    loadJson(String(queryKey[0]), on401);

const { staleTime, unusedTime, retries } = CONSTANTS.query;

/** The cache of what was loaded: never stale, never fetched twice by itself, kept five minutes when unused. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: queryFunction("throw"),
        staleTime,
        gcTime: unusedTime,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: retries,
        // A page opened offline asks at once and fails at once; the service worker may know the answer.
        networkMode: "always",
      },
      mutations: { retry: retries, networkMode: "always" },
    },
  });
