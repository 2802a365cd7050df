// `npm test` runs this beside its first stages: on a new machine the browser and the database take a minute to arrive.
import { ensureChromium, ensureTestBrowser } from "./browser/find-chromium.ts";
import { ensurePostgres } from "./postgres/find-postgres.ts";

console.log(process.argv.includes("--full") ? ensureChromium() : ensureTestBrowser());
ensurePostgres();
