import { signedHash } from "../../../engine/session/hashing/hashes.ts";
import type { NotaryRequest, NotaryStatement } from "../../../model/session/notary.ts";
import { CertificateForm } from "../../../ui/session/notary/certificate-form.tsx";
import { CertificatePreview } from "../../../ui/session/notary/certificate-preview.tsx";
import { isoDate } from "../../../values/date.ts";
import { today } from "../../shared/clock.ts";
import { useBuildHash } from "../build-line.tsx";
import { readPicture } from "../read-picture.ts";
import { seatName } from "../../../engine/session/rules/seats.ts";
import type { ActOfSeat, SessionProps } from "../session-props.ts";

type Props = SessionProps & {
  readonly seat: string;
  readonly request: NotaryRequest;
  readonly isBusy: boolean;
  readonly act: ActOfSeat;
};

/** The form in which a notary completes the certificate. */
export const CompleteCertificate = ({ messages, state, seat, request, isBusy, act }: Props) => {
  const build = useBuildHash();
  const names = request.signers.map((id) => seatName(state, id));
  const complete = (statement: NotaryStatement): Promise<boolean> =>
    act({ type: "certificate", ...statement, ...(build === null ? {} : { build }) });
  return (
    <CertificateForm
      messages={messages}
      request={request}
      name={seatName(state, seat)}
      today={isoDate(today())}
      version={signedHash(state)}
      isBusy={isBusy}
      preview={(blanks) => <CertificatePreview request={request} names={names} blanks={blanks} />}
      onTrace={readPicture}
      onComplete={(statement) => void complete(statement)}
    />
  );
};
