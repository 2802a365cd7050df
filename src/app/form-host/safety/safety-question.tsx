import { lazyPart } from "../../../ui/form/lazy-part.tsx";

/** The question of family-safety pages, which most forms never ask. */
export const SafetyQuestion = lazyPart(
  () => import("./safety-with-helplines.tsx"),
  (module) => module.SafetyWithHelplines,
);
