import { useQuery } from "@tanstack/react-query";
import type { SessionMessages } from "../../i18n/en/session/session.ts";
import { readBuildHash } from "./read-build-hash.ts";

/** The hash of the build that this page runs, as its server names it. */
export const useBuildHash = (): string | null => {
  const { data } = useQuery({ queryKey: ["build-hash"], queryFn: () => readBuildHash(), staleTime: Infinity });
  return data ?? null;
};

/** The hash of the build at the foot of a page, and where to read how to compare it. */
export const BuildLine = ({ messages: { verify } }: { readonly messages: SessionMessages }) => {
  const hash = useBuildHash();
  if (hash === null) return null;
  return (
    <p className="text-sm wrap-anywhere text-soft">
      {verify.build} <code>{hash}</code>
      {verify.buildEnd} <a href="/negotiate-and-sign#code">{verify.compareBuild}</a>
    </p>
  );
};
