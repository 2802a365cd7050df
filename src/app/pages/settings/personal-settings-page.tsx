import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { settings } from "../../../i18n/english-only/settings.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { TextField } from "../../../ui/primitives/text-field.tsx";
import { personalSettings } from "../../stores/browser-stores.ts";
import { toasts } from "../../stores/shell-stores.ts";
import { noPersonalSettings } from "../../stores/personal-settings.ts";
import { usePage } from "../../shared/use-page.ts";
import { PageBody } from "../parts/page-body.tsx";
import { ThemeChoice } from "../parts/theme-choice.tsx";

const shape = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  company: z.string(),
});
type Input = z.infer<typeof shape>;

const PersonalForm = () => {
  const [failed, setFailed] = useState(false);
  const { register, handleSubmit, reset } = useForm<Input>({
    resolver: zodResolver(shape),
    defaultValues: personalSettings.getState().personal,
  });
  const save = (given: Input) => {
    const kept = personalSettings.getState().save(given);
    setFailed(!kept);
    if (kept) toasts.getState().add({ title: settings.saved });
  };
  const clear = () => {
    reset(noPersonalSettings);
    save(noPersonalSettings);
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)} className="max-w-form space-y-5">
      {failed && (
        <Notice role="alert" tone="danger">
          {settings.notSaved}
        </Notice>
      )}
      <TextField label={settings.name} hint={settings.nameHint} autoComplete="name" {...register("name")} />
      <TextField
        label={settings.address}
        hint={settings.addressHint}
        autoComplete="street-address"
        {...register("address")}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={settings.email} type="email" autoComplete="email" {...register("email")} />
        <TextField label={settings.phone} type="tel" autoComplete="tel" {...register("phone")} />
      </div>
      <TextField label={settings.company} autoComplete="organization" {...register("company")} />
      <div className="flex flex-wrap gap-3 pt-2">
        <Button variant="main" type="submit">
          {settings.save}
        </Button>
        <Button onClick={clear}>{settings.clear}</Button>
      </div>
    </form>
  );
};

/** Name and address for prefilling forms, and how the site looks. */
export const PersonalSettingsPage = () => {
  usePage({ name: settings.personalTitle, icon: "user-round" });
  return (
    <PageBody title={settings.personalTitle} lead={settings.personalLead} asideLast aside={<ThemeChoice />}>
      <PersonalForm />
    </PageBody>
  );
};
