import { Phone } from "lucide-react";
import type { Reply, ReplyReferral } from "../../../engine/assistant/conversation.ts";
import type { ChatPageMessages } from "../../../i18n/en/chat.ts";
import { buttonClasses } from "../../../ui/primitives/button-classes.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";

type Props = { readonly reply: Reply; readonly labels: ChatPageMessages };

/** Hotlines and official pages, before any other word in a crisis. */
export const ReferralReply = ({ reply, labels }: Props) => {
  const [first = ""] = reply.text.split("\n");
  const text = <p>{first}</p>;
  return (
    <Notice tone={reply.quickExit ? "danger" : "plain"}>
      <div className="grid gap-3">
        {!reply.quickExit && text}
        <ul className="grid gap-3">
          {(reply.referrals ?? []).map((referral) => (
            <Referral key={referral.href} referral={referral} labels={labels} isUrgent={reply.quickExit === true} />
          ))}
        </ul>
        {reply.quickExit && text}
      </div>
    </Notice>
  );
};

type ReferralProps = {
  readonly referral: ReplyReferral;
  readonly labels: ChatPageMessages;
  readonly isUrgent: boolean;
};

const Referral = ({ referral: { name, phone, href }, labels, isUrgent }: ReferralProps) => (
  <li className="grid gap-1.5">
    <a href={href} className="justify-self-start font-semibold text-accent underline underline-offset-4">
      {name}
    </a>
    {phone !== null && (
      <a
        href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}
        className={buttonClasses(isUrgent ? "danger" : "quiet", false, "justify-self-start")}
      >
        <Phone aria-hidden className="size-5" />
        {labels.call(phone)}
      </a>
    )}
  </li>
);
