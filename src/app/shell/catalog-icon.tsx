import { icons } from "virtual:catalog-icons";
import { FileText } from "lucide-react";

/** The icon of a name in the catalog; a sheet of paper for a name an older page left behind. */
export const CatalogIcon = ({ name }: { readonly name: string }) => {
  const Icon = icons[name] ?? FileText;
  return <Icon aria-hidden />;
};
