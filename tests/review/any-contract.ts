import type { Playbook } from "../../src/model/review/playbook.ts";

/** A playbook that looks for nothing, for tests that give it what they need. */
export const anyContract: Playbook = {
  id: "any",
  version: "1.0",
  name: "Any contract",
  about: "",
  title: [],
  text: [],
  sides: [],
  forms: ["contract"],
  place: "governing_law",
  figures: [],
  items: [],
  checks: [],
};
