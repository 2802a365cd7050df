import { Fragment } from "react";

/** The name of a place in the browser's storage; a long one breaks after its underscores. */
export const StorageKey = ({ name }: { readonly name: string }) => {
  const parts = name.split(/(?<=_)/);
  return (
    <code className="font-mono wrap-break-word">
      {parts.map((part, place) => (
        <Fragment key={parts.slice(0, place + 1).join("")}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
};
