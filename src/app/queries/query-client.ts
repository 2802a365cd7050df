import { QueryClient } from "@tanstack/react-query";
import type { QueryFunction } from "@tanstack/react-query";
import { CONSTANTS } from "../../ui/constants.ts";
import { loadJson } from "./json-requests.ts";

/** Fetches the path in the first element of the query key. */
export const queryFunction =
  (on401: "throw" | "returnNull" = "throw"): QueryFunction =>
  ({ queryKey }) =>
    loadJson(String(queryKey[0]), on401);

const { staleTime, unusedTime, retries } = CONSTANTS.query;

/** The query cache: never stale, never refetched automatically, unused data dropped after five minutes. */
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
        // Offline, try once and fail at once; the service worker may have a cached response.
        networkMode: "always",
      },
      mutations: { retry: retries, networkMode: "always" },
    },
  });
