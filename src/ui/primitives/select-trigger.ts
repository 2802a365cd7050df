/** Classes of the closed control, shared by both kinds of select. */
export const selectTrigger =
  "inline-flex w-full items-center justify-between gap-2 rounded-md border border-edge bg-paper text-start text-ink hover:border-accent disabled:border-dashed disabled:bg-well disabled:text-soft data-placeholder:text-faint aria-invalid:border-2 aria-invalid:border-danger";
