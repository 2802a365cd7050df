import type { FormNavigation } from "../../../src/ui/form/context/form-navigation.ts";

/** Navigation for a page with a single location. */
export const noNavigation: FormNavigation = {
  href: () => "#",
  go: () => {},
  question: (path) => `#${path}`,
  toQuestion: () => {},
  onLinkClick: () => {},
};
