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

/** What shows when a page could not be drawn. */
export const ErrorScreen = ({ words, details, onRefresh }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="alert" className="mx-auto grid max-w-prose gap-4 px-5 py-16">
      <h1 ref={heading} tabIndex={-1} className="margin-line">
        {words.errorTitle}
      </h1>
      <p>{words.errorText}</p>
      <p className="text-soft">{words.errorSafe}</p>
      <div>
        <Button look="main" icon={<RotateCw aria-hidden className="size-5" />} onClick={onRefresh}>
          {words.refresh}
        </Button>
      </div>
      <Disclosure summary={words.errorDetails}>
        <pre className="overflow-x-auto py-2 font-mono text-sm whitespace-pre-wrap text-soft">{details}</pre>
      </Disclosure>
    </div>
  );
};
