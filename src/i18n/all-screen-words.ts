// Imported for its effect where any screen language may be spoken at once: the command line, the studio.
import { japanese } from "./ja/words.ts";
import { bringScreenWords } from "./screen-words.ts";

bringScreenWords("ja", japanese);
