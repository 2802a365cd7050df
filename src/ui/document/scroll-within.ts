/** Brings a block into view inside its scrolling frame; the page around it stays where it is. */
export function scrollWithin(frame: HTMLElement, block: string): void {
  if (frame.scrollHeight <= frame.clientHeight) return;
  const target = frame.querySelector(`[data-block="${CSS.escape(block)}"]`);
  if (!target) return;
  const box = target.getBoundingClientRect();
  const port = frame.getBoundingClientRect();
  const isInView = box.top >= port.top && box.bottom <= port.bottom;
  if (isInView) return;
  const top = frame.scrollTop + box.top - port.top - port.height / 4;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  frame.scrollTo({ top, behavior: still ? "instant" : "smooth" });
}
