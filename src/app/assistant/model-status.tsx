import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import type { ChatPageMessages } from "../../i18n/en/chat.ts";
import type { ChatModelMessages } from "../../i18n/en/chat-model.ts";
import { lazyModule } from "../../ui/form/lazy-module.ts";
import { Button } from "../../ui/primitives/button.tsx";
import type { ModelReply } from "./use-model-reply.ts";

const useModelPanel = lazyModule(() => import("./chat/model-panel.tsx"));

type Props = {
  readonly modelReply: ModelReply;
  readonly labels: ChatPageMessages;
  readonly modelMessages: ChatModelMessages;
};

/** Where messages are answered: on this device, or by a model if the server has one and the visitor allows it. */
export const DeviceNote = ({ modelReply: { model, isAllowed }, labels, modelMessages }: Props) => (
  <p className="text-xs text-soft no-print">{model && isAllowed ? modelMessages.device(model.host) : labels.device}</p>
);

/** Offers the language model that the server has. */
export const ModelOffer = ({ modelReply, modelMessages }: Omit<Props, "labels">): ReactNode => {
  const { model, isAllowed, allow, revoke } = modelReply;
  const { module: panel } = useModelPanel();
  return (
    model &&
    panel && (
      <panel.ModelPanel model={model} isAllowed={isAllowed} labels={modelMessages} onAllow={allow} onRevoke={revoke} />
    )
  );
};

type BusyProps = {
  readonly isBusy: boolean;
  readonly modelReply: ModelReply;
  readonly labels: ChatPageMessages;
  readonly modelMessages: ChatModelMessages;
};

/** Says what the visitor waits for; an open request to a model can be stopped. */
export const BusyNote = ({ isBusy, modelReply, labels, modelMessages }: BusyProps) => {
  const { model, isAsking, stop } = modelReply;
  return (
    <>
      {isBusy && <Delayed text={model && isAsking ? modelMessages.asking(model.name, model.host) : labels.loading} />}
      {isAsking && (
        <Button small className="justify-self-start" onClick={stop}>
          {modelMessages.stop}
        </Button>
      )}
    </>
  );
};

/** Most replies arrive at once, so the text appears only after a delay. */
const BUSY_DELAY_MS = 300;

const Delayed = ({ text }: { readonly text: string }) => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), BUSY_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="text-sm text-soft">
      {isLong ? text : ""}
    </p>
  );
};
