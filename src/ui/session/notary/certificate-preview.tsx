import { certificateWording, filledPlace, markerWords } from "../../../engine/session/notary/certificate-wording.ts";
import type { WordingLine, WordingPiece } from "../../../engine/session/notary/certificate-wording.ts";
import type { NotaryRequest } from "../../../model/session/notary.ts";

type Props = {
  readonly request: NotaryRequest;
  /** The names of the signers. */
  readonly names: readonly string[];
  readonly blanks: readonly string[];
};

const Piece = ({ piece, request, names, blanks }: Props & { readonly piece: WordingPiece }) => {
  if (piece.type === "text") return piece.text;
  if (piece.type === "marker")
    return <strong>{markerWords(piece.marker, { capacity: request.capacity, names })}</strong>;
  const given = blanks[piece.at] ?? "";
  return given === "" ? piece.shown : <strong>{filledPlace(piece, given)}</strong>;
};

const Line = ({ line, ...given }: Props & { readonly line: WordingLine }) => {
  if (line.type === "words") {
    return (
      <p>
        {line.pieces.map((piece, index) => (
          <Piece key={index} piece={piece} {...given} />
        ))}
      </p>
    );
  }
  const words = line.type === "rule" && line.at !== null ? (given.blanks[line.at] ?? "") : "";
  return (
    <p>
      {line.label}: {words === "" ? "__________" : <strong>{words}</strong>}
    </p>
  );
};

/** The certificate with what the notary has filled in so far, in English as it is printed. */
export const CertificatePreview = (props: Props) => (
  <div lang="en" className="grid gap-3 rounded-md border border-rule bg-paper p-4 font-serif break-words">
    {props.request.notice !== null && <p className="border border-edge p-3 text-sm">{props.request.notice}</p>}
    {certificateWording(props.request.wording.value ?? "").lines.map((line, index) => (
      <Line key={index} line={line} {...props} />
    ))}
  </div>
);
