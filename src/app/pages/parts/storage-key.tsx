import { Fragment } from "react";

/** The name of a storage key; long ones wrap after underscores. */
export const StorageKey = ({ name }: { readonly name: string }) => {
  const parts = name.split(/(?<=_)/);
  return (
    <code className="font-mono wrap-break-word">
      {parts.map((part, index) => (
        <Fragment key={parts.slice(0, index + 1).join("")}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
};
