import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { listDrafts } from "../storage/drafts.ts";
import { listRecords } from "../storage/records.ts";
import { onOtherTabs } from "../storage/other-tabs.ts";
import { listVault } from "../storage/vault.ts";

// What is on the device may have changed since the page was last open.
const fresh = { staleTime: 0, gcTime: 0 } as const;

/** What is kept on the device under a name; read again when another tab changed something. */
const useKept = <Kept>(name: string, queryFn: () => Promise<Kept>) => {
  const client = useQueryClient();
  useEffect(() => onOtherTabs(() => void client.invalidateQueries({ queryKey: ["device", name] })), [client, name]);
  return useQuery({ queryKey: ["device", name], queryFn, ...fresh });
};

export const useDrafts = () => useKept("drafts", listDrafts);

export const useVault = () => useKept("vault", listVault);

const listTracked = () => listRecords("tracked");

export const useTracked = () => useKept("tracked", listTracked);

const listReviews = () => listRecords("reviews");

export const useReviews = () => useKept("reviews", listReviews);

/** How much this site keeps on the device, in bytes; null where the browser does not tell. */
export const useStorageUse = () =>
  useQuery({
    queryKey: ["device", "use"],
    queryFn: async () => (await globalThis.navigator.storage?.estimate?.()) ?? null,
    ...fresh,
  });

/** Reads everything on the device again after a change. */
export const useRefreshDevice = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: ["device"] }), [client]);
};
