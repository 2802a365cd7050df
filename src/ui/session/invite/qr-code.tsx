import { useEffect, useState } from "react";

type Props = {
  /** The text that the code contains. */
  readonly text: string;
  /** The accessible name. */
  readonly label: string;
  readonly failed: string;
};

/** Readers need a margin of four modules on each side. */
const MARGIN = 4;

/** The dark modules of each row, as horizontal lines of an SVG path; the upper left corner of the margin is 0, 0. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : ""))).join("");

/** A QR code. Dark on light also in a dark page, because some cameras read no other. */
export const QrCode = ({ text, label, failed }: Props) => {
  const [code, setCode] = useState<{ readonly size: number; readonly path: string } | "failed" | null>(null);
  useEffect(() => {
    let isOpen = true;
    const draw = async (): Promise<void> => {
      const { encode } = await import("uqr");
      const { data } = encode(text, { ecc: "M", border: 0 });
      if (isOpen) setCode({ size: data.length + 2 * MARGIN, path: pathOf(data) });
    };
    draw().catch(() => isOpen && setCode("failed"));
    return () => {
      isOpen = false;
    };
  }, [text]);
  if (code === "failed") return <p role="alert">{failed}</p>;
  return (
    <div className="aspect-square w-full max-w-64">
      {code && (
        <svg role="img" aria-label={label} viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges">
          <rect width={code.size} height={code.size} fill="#fff" />
          <path d={code.path} fill="#000" />
        </svg>
      )}
    </div>
  );
};
