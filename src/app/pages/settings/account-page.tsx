import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { account } from "../../../i18n/en/account.ts";
import { settings } from "../../../i18n/english-only/settings.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { buttonClasses } from "../../../ui/primitives/button-classes.ts";
import { Disclosure } from "../../../ui/primitives/disclosure.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { TextField } from "../../../ui/primitives/text-field.tsx";
import { initialsOf } from "../../../text/words/initials.ts";
import { accountStore, useAccount } from "../../stores/account-store.ts";
import { toasts } from "../../stores/shell-stores.ts";
import type { LocalUser } from "../../stores/account-state.ts";
import { usePage } from "../../shared/use-page.ts";
import { PageBody } from "../parts/page-body.tsx";
import { StoredRecordCounts } from "./stored-record-counts.tsx";

const shape = z.object({ email: z.string(), firstName: z.string(), lastName: z.string() });
type Input = z.infer<typeof shape>;

const Card = ({ user }: { readonly user: LocalUser }) => (
  <div className="flex items-center gap-5 rounded-lg border border-rule bg-paper p-5 shadow-paper sm:p-6">
    <span
      aria-hidden
      className="grid size-16 shrink-0 place-content-center rounded-full border-2 border-accent bg-accent-tint font-serif text-2xl font-semibold text-accent-strong"
    >
      {initialsOf([user.firstName, user.lastName])}
    </span>
    <p className="min-w-0">
      <strong className="block font-serif text-xl font-semibold">{`${user.firstName} ${user.lastName}`.trim()}</strong>
      <span className="block text-soft">{user.email}</span>
    </p>
  </div>
);

const NameForm = ({ user }: { readonly user: LocalUser }) => {
  const [isFailed, setFailed] = useState(false);
  const { register, handleSubmit } = useForm<Input>({ resolver: zodResolver(shape), defaultValues: user });
  const save = (given: Input) => {
    const isSaved = accountStore.getState().rename(given);
    setFailed(!isSaved);
    if (isSaved) toasts.getState().add({ title: account.saved });
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)} className="mt-5 space-y-5">
      {isFailed && (
        <Notice role="alert" tone="danger">
          {settings.notSaved}
        </Notice>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={account.firstName} autoComplete="given-name" {...register("firstName")} />
        <TextField label={account.lastName} autoComplete="family-name" {...register("lastName")} />
      </div>
      <TextField label={account.email} type="email" autoComplete="email" {...register("email")} />
      <Button variant="main" type="submit">
        {account.save}
      </Button>
      <Disclosure summary={account.profileImage}>
        <p className="font-mono text-sm break-all">{user.profileImage}</p>
        <p className="mt-1 text-sm text-soft">{account.profileImageNote}</p>
      </Disclosure>
    </form>
  );
};

const SignedIn = ({ user }: { readonly user: LocalUser }) => (
  <>
    <Card user={user} />
    <section className="mt-12">
      <h2>{account.nameTitle}</h2>
      <NameForm key={user.id} user={user} />
    </section>
    <section className="mt-14">
      <h2>{account.leaveTitle}</h2>
      <p className="mt-1 mb-4 text-soft">{account.leaveText}</p>
      <a href="/logout" className={buttonClasses("quiet")}>
        {account.logOut}
      </a>
    </section>
  </>
);

const SignedOut = () => (
  <>
    <Notice>{account.signedOut}</Notice>
    <section className="mt-12">
      <h2>{account.startTitle}</h2>
      <ul className="mt-4 mb-6 space-y-2">
        {account.facts.map((fact) => (
          <li key={fact} className="ms-5 list-disc marker:text-margin">
            {fact}
          </li>
        ))}
      </ul>
      <a href="/log-in" className={buttonClasses("main")}>
        {account.logIn}
      </a>
    </section>
  </>
);

/** The signed-in visitor and what this device stores for them. */
export const AccountPage = () => {
  usePage({ name: account.accountTitle, icon: "id-card" });
  const user = useAccount((state) => state.user);
  return (
    <PageBody title={account.accountTitle} lead={account.accountLead} asideLast aside={<StoredRecordCounts />}>
      {user ? <SignedIn user={user} /> : <SignedOut />}
    </PageBody>
  );
};
