import { QueryClientProvider } from "@tanstack/react-query";
import { BrowserRouter } from "react-router-dom";
import { createQueryClient } from "./queries/query-client.ts";
import { SiteFrame } from "./shell/site-frame.tsx";

const queryClient = createQueryClient();

/** The whole site. */
export const App = () => (
  <QueryClientProvider client={queryClient}>
    <BrowserRouter>
      <SiteFrame />
    </BrowserRouter>
  </QueryClientProvider>
);
