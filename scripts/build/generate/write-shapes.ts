// Writes the types that the schemas define: npm run generate
import { writeFileSync } from "node:fs";
import { writtenShapes } from "./written-shapes.ts";

for (const [file, text] of await writtenShapes()) writeFileSync(file, text);
