// Imported for its effect where any screen language may be spoken at once: the command line, the studio.
import { japaneseScreenWords } from "./ja/words.ts";
import { registerScreenWords } from "./pack/screen-words.ts";

registerScreenWords("ja", japaneseScreenWords);
