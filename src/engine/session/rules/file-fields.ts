import type { FilledFields, StartEvent } from "../../../model/session/session-event.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import type { PageField, UploadedPdf } from "../../../model/session/uploaded-pdf.ts";
import { PAGE_FIELD_RULES } from "../fields/page-field-rules.ts";
import { isSigningRole } from "./seats.ts";

/** The fields of a seat on the uploaded file; none in a session about a document. */
export const fieldsOfSeat = (
  { file }: { readonly file?: UploadedPdf | undefined },
  seat: string,
): readonly PageField[] => file?.fields.filter((field) => field.seat === seat) ?? [];

/** Fields of a seat that it has to fill in before it signs and has not. */
export const emptyFields = (
  state: Pick<SessionState, "file">,
  seat: string,
  filled: FilledFields | null,
): readonly PageField[] =>
  fieldsOfSeat(state, seat).filter(({ id, kind }) => !PAGE_FIELD_RULES[kind].isFilled(filled, id));

/** The names of parties and witnesses without a field for their signature. */
export const signersWithoutField = (
  fields: readonly PageField[],
  seats: readonly Pick<StartEvent["seats"][number], "id" | "name" | "role">[],
): readonly string[] =>
  seats
    .filter(({ role }) => isSigningRole(role))
    .filter(({ id }) => !fields.some(({ seat, kind }) => seat === id && kind === "signature"))
    .map(({ name }) => name);

/** Whether the fields of an uploaded file fit those who sign it; true without a file. An uploaded file cannot be negotiated. */
export const areFieldsUsable = ({ service, file, document, seats }: StartEvent): boolean => {
  if (!file) return true;
  const signers = new Set(seats.filter(({ role }) => isSigningRole(role)).map(({ id }) => id));
  const witnesses = new Set(seats.filter(({ role }) => role === "witness").map(({ id }) => id));
  return (
    service === "signing" &&
    document.blocks.length === 0 &&
    new Set(file.fields.map(({ id }) => id)).size === file.fields.length &&
    file.fields.every(
      ({ seat, kind }) => signers.has(seat) && (PAGE_FIELD_RULES[kind].isForWitness || !witnesses.has(seat)),
    ) &&
    signersWithoutField(file.fields, seats).length === 0
  );
};
