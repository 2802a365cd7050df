import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { account } from "../../../i18n/en/account.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { buttonClasses } from "../../../ui/primitives/button-classes.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { TextField } from "../../../ui/primitives/text-field.tsx";
import { session, useSession } from "../../stores/browser-stores.ts";
import { toasts } from "../../stores/first-stores.ts";
import type { LocalUser } from "../../stores/session.ts";
import { usePage } from "../../use-page.ts";
import { PageBody } from "../page-body.tsx";

const shape = z.object({ email: z.string(), firstName: z.string(), lastName: z.string() });
type Input = z.infer<typeof shape>;

const AccountForm = ({ user }: { readonly user: LocalUser }) => {
  const navigate = useNavigate();
  const { register, handleSubmit } = useForm<Input>({ resolver: zodResolver(shape), defaultValues: user });
  const save = (given: Input) => {
    session.getState().rename(given);
    toasts.getState().add({ title: account.saved });
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)} className="max-w-form space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={account.firstName} autoComplete="given-name" {...register("firstName")} />
        <TextField label={account.lastName} autoComplete="family-name" {...register("lastName")} />
      </div>
      <TextField label={account.email} type="email" autoComplete="email" {...register("email")} />
      <div className="flex flex-wrap gap-3 pt-2">
        <Button look="main" type="submit">
          {account.save}
        </Button>
        <Button onClick={() => void navigate("/logout")}>{account.logOut}</Button>
      </div>
      <dl className="rounded-md border border-rule bg-paper p-4 text-sm">
        <dt className="font-semibold">{account.profileImage}</dt>
        <dd className="mt-1 font-mono break-all">{user.profileImage}</dd>
        <dd className="mt-1 text-soft">{account.profileImageNote}</dd>
      </dl>
    </form>
  );
};

/** Name and address of the person signed in on this device. */
export const AccountPage = () => {
  usePage({ name: account.accountTitle, icon: "id-card" });
  const user = useSession((state) => state.user);
  return (
    <PageBody title={account.accountTitle} lead={account.accountLead}>
      {user ? (
        <AccountForm key={user.id} user={user} />
      ) : (
        <div className="space-y-6">
          <Notice>{account.signedOut}</Notice>
          <a href="/log-in" className={buttonClasses("main")}>
            {account.logIn}
          </a>
        </div>
      )}
    </PageBody>
  );
};
