import { icons } from "virtual:catalog-icons";
import { FileText } from "lucide-react";

/** The icon of a catalog page; a document icon if a stored page names one that no longer exists. */
export const CatalogIcon = ({ name }: { readonly name: string }) => {
  const Icon = icons[name] ?? FileText;
  return <Icon aria-hidden />;
};
