import { useState } from "react";
import type { DragEvent, ReactNode } from "react";
import { classes } from "./classes.ts";

type Props = {
  readonly onFile: (file: File) => void;
  /** Without a frame of its own, which shows only while a file is over it. */
  readonly isPlain?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A frame to drop a file on; contains the button that selects one. */
export const DropZone = ({ onFile, isPlain, className, children }: Props) => {
  const [isOver, setOver] = useState(false);
  const hover = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <div
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classes(
        isPlain ? "grid" : "grid justify-items-start gap-2 rounded-md border-2 border-dashed p-4",
        isOver ? "border-accent bg-accent-tint" : !isPlain && "border-edge bg-paper",
        className,
      )}
    >
      {children}
    </div>
  );
};
