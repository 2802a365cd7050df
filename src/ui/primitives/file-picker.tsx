import { Upload } from "lucide-react";
import { useEffect, useRef } from "react";
import type { InputHTMLAttributes } from "react";
import { Button } from "./button.tsx";
import type { ButtonVariant } from "./button-classes.ts";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "onChange" | "className"> & {
  /** The words on the button. */
  readonly label: string;
  readonly variant?: ButtonVariant;
  readonly onFile: (file: File) => void;
};

/** Chooses a file: the native input is focusable, and the visible button is its label. */
export const FilePicker = ({ label, variant, onFile, ...input }: Props) => {
  const picker = useRef<HTMLInputElement>(null);
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  // On a prerendered page a file can be chosen before this code has loaded; its event is over by then.
  useEffect(() => {
    const early = picker.current?.files?.[0];
    if (early) latest.current(early);
  }, []);
  return (
    <>
      <input
        ref={picker}
        {...input}
        type="file"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
        }}
        className="peer sr-only"
      />
      <Button
        variant={variant}
        tabIndex={-1}
        aria-hidden="true"
        className="peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
        icon={<Upload className="size-5" />}
        onClick={() => picker.current?.click()}
      >
        {label}
      </Button>
    </>
  );
};
