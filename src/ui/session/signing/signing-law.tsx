import type { SigningReason } from "../../../model/session/session-event.ts";

/** What limits the electronic signature of a document, with the law it comes from. */
export const SigningLaw = ({ reason: { text, cite, href } }: { readonly reason: SigningReason }) => (
  <p>
    {text}{" "}
    {href === null ? (
      cite
    ) : (
      <a href={href} rel="noreferrer">
        {cite}
      </a>
    )}
  </p>
);
