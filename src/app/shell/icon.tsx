import { icons } from "virtual:catalog-icons";
import { FileText } from "lucide-react";
import type { ReactNode } from "react";

/** The icon of a name in the catalog; a sheet of paper for a name an older page left behind. */
export const iconOf = (name: string): ReactNode => {
  const Icon = icons[name] ?? FileText;
  return <Icon aria-hidden />;
};
