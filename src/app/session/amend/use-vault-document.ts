import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDocumentSettings } from "../../stores/browser-stores.ts";
import type { OpenedVaultDocument } from "./open-vault-document.ts";

/** The form, its law or the program that opens files did not load. */
export type FailedOpening = { readonly type: "failed"; readonly retry: () => void };

/** The document of the vault with that id, opened to start a session; null until it is opened or without an id. */
export const useVaultDocument = (id: string | null): OpenedVaultDocument | FailedOpening | null => {
  const client = useQueryClient();
  const settings = useDocumentSettings((stored) => stored.settings);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["vault-document", id],
    queryFn: async () => {
      const { openVaultDocument } = await import("./open-vault-document.ts");
      return openVaultDocument(client, settings, id ?? "");
    },
    enabled: id !== null,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (isFetching) return null;
  return isError ? { type: "failed", retry: () => void refetch() } : (data ?? null);
};
