import { resolve } from "node:path";
import { serve } from "@hono/node-server";
import { createSite } from "./site.ts";

const port = Number(process.env["PORT"] ?? 4173);
const site = await createSite(resolve(import.meta.dirname, "../../dist"));
serve({ fetch: site.fetch, port }, (address) => console.log(`Clausewright is at http://localhost:${address.port}/`));
