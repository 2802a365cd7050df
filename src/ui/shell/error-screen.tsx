import { RotateCw } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../primitives/button.tsx";
import { Disclosure } from "../primitives/disclosure.tsx";

type Props = {
  readonly words: {
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
export const ErrorScreen = ({ words, details, onRefresh }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="alert" className="mx-auto w-full max-w-page px-5 pt-10 pb-20 *:max-w-prose md:px-10 md:pt-14">
      <h1 ref={heading} tabIndex={-1} className="margin-line">
        {words.errorTitle}
      </h1>
      <p className="mt-6 text-lg">{words.errorText}</p>
      <p className="mt-2 text-soft">{words.errorSafe}</p>
      <div className="mt-6 mb-8">
        <Button variant="main" icon={<RotateCw aria-hidden className="size-5" />} onClick={onRefresh}>
          {words.refresh}
        </Button>
      </div>
      <Disclosure summary={words.errorDetails}>
        <pre className="py-2 font-mono text-sm wrap-anywhere whitespace-pre-wrap text-soft">{details}</pre>
      </Disclosure>
    </div>
  );
};
