import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { accountMessages } from "../../../i18n/account.ts";
import type { AccountMessages } from "../../../i18n/en/account.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { classes } from "../../../ui/primitives/classes.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { TextField } from "../../../ui/primitives/text-field.tsx";
import { accountStore, useAccount } from "../../stores/account-store.ts";
import { toasts } from "../../stores/shell-stores.ts";
import { usePage } from "../../shared/use-page.ts";
import { usePathLanguage } from "../parts/use-path-language.ts";
import { PageBody } from "../parts/page-body.tsx";

type Mode = "log_in" | "sign_up";

// Any input is accepted, the empty one included.
const shape = z.object({ email: z.string(), firstName: z.string(), lastName: z.string() });
type Input = z.infer<typeof shape>;

const enter = (mode: Mode, given: Input): Promise<void> =>
  mode === "log_in" ? accountStore.getState().logIn(given.email) : accountStore.getState().signUp(given);

const ModeSwitch = ({
  mode,
  onMode,
  messages,
}: {
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
  readonly messages: AccountMessages;
}) => (
  <div role="group" aria-label={messages.which} className="mb-8 inline-flex rounded-md border border-edge bg-well p-1">
    {(["log_in", "sign_up"] as const).map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={mode === one}
        onClick={() => onMode(one)}
        className={classes(
          "min-h-11 rounded-sm px-5 font-semibold",
          mode === one ? "bg-paper text-ink shadow-paper" : "text-soft hover:text-ink",
        )}
      >
        {one === "log_in" ? messages.logIn : messages.signUp}
      </button>
    ))}
  </div>
);

const EntryForm = ({ mode, messages }: { readonly mode: Mode; readonly messages: AccountMessages }) => {
  const navigate = useNavigate();
  const busy = useAccount((state) => state.busy);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit } = useForm<Input>({
    resolver: zodResolver(shape),
    defaultValues: { email: "", firstName: "", lastName: "" },
  });
  const submit = async (given: Input) => {
    setFailure(null);
    try {
      await enter(mode, given);
    } catch {
      setFailure(mode === "log_in" ? messages.loginFailed : messages.signupFailed);
      return;
    }
    toasts.getState().add({ title: messages.welcome(accountStore.getState().user?.firstName ?? "") });
    void navigate("/my-services");
  };
  return (
    // `noValidate`: any text is accepted as the e-mail address.
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="max-w-md space-y-5">
      {failure && (
        <Notice role="alert" tone="danger" title={failure}>
          {messages.failedText}
        </Notice>
      )}
      {mode === "sign_up" && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={messages.firstName} autoComplete="given-name" {...register("firstName")} />
          <TextField label={messages.lastName} autoComplete="family-name" {...register("lastName")} />
        </div>
      )}
      <TextField label={messages.email} type="email" autoComplete="email" {...register("email")} />
      <Button variant="main" type="submit" aria-busy={busy !== null}>
        {busy === "log_in" && messages.loggingIn}
        {busy === "sign_up" && messages.signingUp}
        {busy === null && (mode === "log_in" ? messages.logInNow : messages.signUpNow)}
      </Button>
    </form>
  );
};

const Facts = ({ messages }: { readonly messages: AccountMessages }) => (
  <section className="border-s-2 border-rule ps-5">
    <h2 className="text-xl">{messages.startTitle}</h2>
    <ul className="mt-3 space-y-3 text-sm text-soft">
      {messages.facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  </section>
);

/** Log-in and sign-up, simulated on this device. */
export const LogInPage = () => {
  const { code } = usePathLanguage();
  const messages = accountMessages(code);
  const [mode, setMode] = useState<Mode>("log_in");
  const user = useAccount((state) => state.user);
  const isNew = mode === "sign_up";
  const title = isNew ? messages.signUp : messages.logIn;
  const lead = isNew ? messages.signUpLead : messages.logInLead;
  usePage({ name: title, icon: "log-in" });
  return (
    <PageBody title={title} lead={lead} asideLast aside={<Facts messages={messages} />}>
      {user && (
        <Notice tone="good" className="mb-8 max-w-md">
          {messages.already(user.firstName)} <a href="/my-services">{messages.goOn}</a>
        </Notice>
      )}
      <ModeSwitch mode={mode} onMode={setMode} messages={messages} />
      <EntryForm key={mode} mode={mode} messages={messages} />
    </PageBody>
  );
};
