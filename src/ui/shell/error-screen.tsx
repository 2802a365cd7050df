import { RotateCw } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../primitives/button.tsx";
import { Disclosure } from "../primitives/disclosure.tsx";

type Props = {
  readonly messages: {
    readonly errorTitle: string;
    readonly errorText: string;
    readonly errorSafe: string;
    readonly errorDetails: string;
    readonly refresh: string;
  };
  readonly details: string;
  readonly onRefresh: () => void;
};

/** Shown when a page failed to render. */
export const ErrorScreen = ({ messages, details, onRefresh }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="alert" className="mx-auto w-full max-w-page px-5 pt-10 pb-20 *:max-w-prose md:px-10 md:pt-14">
      <h1 ref={heading} tabIndex={-1} className="margin-line">
        {messages.errorTitle}
      </h1>
      <p className="mt-6 text-lg">{messages.errorText}</p>
      <p className="mt-2 text-soft">{messages.errorSafe}</p>
      <div className="mt-6 mb-8">
        <Button variant="main" icon={<RotateCw aria-hidden className="size-5" />} onClick={onRefresh}>
          {messages.refresh}
        </Button>
      </div>
      <Disclosure summary={messages.errorDetails}>
        <pre className="py-2 font-mono text-sm wrap-anywhere whitespace-pre-wrap text-soft">{details}</pre>
      </Disclosure>
    </div>
  );
};
