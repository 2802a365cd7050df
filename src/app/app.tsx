import { QueryClientProvider } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { SiteFrame } from "./site-frame.tsx";

type Props = {
  readonly queryClient: QueryClient;
  /** Puts a router around the site: the browser's, or one fixed to an address while a page is prerendered. */
  readonly router: (site: ReactElement) => ReactElement;
};

/** The root component of the site. */
export const App = ({ queryClient, router }: Props) => (
  <QueryClientProvider client={queryClient}>{router(<SiteFrame />)}</QueryClientProvider>
);
