/** Frames to wait at most for a block to be laid out, once it is near. */
const MAX_FRAMES = 10;

/**
 * Scrolls a block into view inside its scroll container; the page itself does not scroll.
 *
 * A block that is not laid out yet is shown at once, and again when the blocks around it have taken their real sizes.
 */
export function scrollWithin(frame: HTMLElement, block: string): void {
  const target = frame.querySelector(`[data-block="${CSS.escape(block)}"]`);
  if (target) scrollToWithin(frame, target);
}

/** The same for any element of the scroll container. */
export function scrollToWithin(frame: HTMLElement, target: Element): void {
  if (frame.scrollHeight <= frame.clientHeight) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isLaidOut(target)) show(target, frame, still ? "instant" : "smooth");
  else approach(target, frame, MAX_FRAMES);
}

const isLaidOut = (target: Element): boolean => target.checkVisibility({ contentVisibilityAuto: true });

function approach(target: Element, frame: HTMLElement, frames: number): void {
  show(target, frame, "instant");
  if (isLaidOut(target) || frames === 0) return;
  requestAnimationFrame(() => approach(target, frame, frames - 1));
}

function show(target: Element, frame: HTMLElement, behavior: ScrollBehavior): void {
  const box = target.getBoundingClientRect();
  const port = frame.getBoundingClientRect();
  const isInView = box.top >= port.top && box.bottom <= port.bottom;
  if (!isInView) frame.scrollTo({ top: frame.scrollTop + box.top - port.top - port.height / 4, behavior });
}
