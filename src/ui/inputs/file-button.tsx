import { useRef } from "react";
import type { ReactNode } from "react";
import { Button } from "../primitives/button.tsx";

/** A button that opens the file picker and passes the chosen file to `onFile`. */
export const FileButton = ({
  label,
  accept,
  icon,
  variant,
  small,
  className,
  onFile,
}: {
  readonly label: string;
  readonly accept?: string;
  readonly icon?: ReactNode;
  readonly variant?: "main" | "quiet" | "bare";
  readonly small?: boolean;
  readonly className?: string;
  readonly onFile: (file: File) => void;
}) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} small={small} icon={icon} className={className} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen twice in a row.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
};
