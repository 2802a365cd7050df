// Imported for its effect where any document language may be printed at once: the compiler, the command line, the studio.
import { german } from "./languages/de.ts";
import { spanish } from "./languages/es.ts";
import { french } from "./languages/fr.ts";
import { japanese } from "./languages/ja.ts";
import { chinese } from "./languages/zh-hans.ts";
import { bringProse } from "./words-of.ts";

bringProse("de", german);
bringProse("es", spanish);
bringProse("fr", french);
bringProse("ja", japanese);
bringProse("zh-Hans", chinese);
