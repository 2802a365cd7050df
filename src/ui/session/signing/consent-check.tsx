type Props = {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** A sentence that a person confirms. */
export const ConsentCheck = ({ label, isChecked, onChange }: Props) => (
  <label className="flex items-start gap-3">
    <input
      type="checkbox"
      className="mt-1 size-5 shrink-0 accent-accent"
      checked={isChecked}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>{label}</span>
  </label>
);
