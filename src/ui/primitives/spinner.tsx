/** A centered loading indicator. */
export const Spinner = ({ label = "Loading..." }: { readonly label?: string }) => (
  <div
    role="status"
    className="grid min-h-[40vh] place-content-center justify-items-center gap-4 text-soft noscript:hidden"
  >
    <span
      aria-hidden
      className="size-9 animate-turn rounded-full border-3 border-rule border-t-accent motion-reduce:animate-none"
    />
    <span>{label}</span>
  </div>
);
