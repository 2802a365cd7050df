// Writes the types that the schemas define: npm run generate
import { writeFileSync } from "node:fs";
import { generatedTypes } from "./generated-types.ts";

for (const [file, text] of await generatedTypes()) writeFileSync(file, text);
