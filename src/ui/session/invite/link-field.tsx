import { useId } from "react";

type Props = { readonly label: string; readonly link: string };

/** A link in a field, where it can be selected by hand. */
export const LinkField = ({ label, link }: Props) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
        className="h-11 w-full rounded-md border border-edge bg-well px-3 font-mono text-sm text-ink"
      />
    </>
  );
};
