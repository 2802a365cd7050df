/** The part of React's own tree that a render count needs. */
type Fiber = {
  readonly type: unknown;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
};

const PERFORMED_WORK = 1;

const nameOf = (type: unknown): string | null => {
  if (typeof type === "function") return type.name;
  return typeof type === "object" && type !== null && "type" in type ? nameOf(type.type) : null;
};

/** Counts what a commit rendered, skipping subtrees React did not enter. */
const count = (fiber: Fiber, counts: Map<string, number>): void => {
  const { alternate } = fiber;
  const name = nameOf(fiber.type);
  const isRendered = alternate === null || (fiber.flags & PERFORMED_WORK) !== 0;
  if (name !== null && isRendered) counts.set(name, (counts.get(name) ?? 0) + 1);
  if (alternate !== null && alternate.child === fiber.child) return;
  for (let child = fiber.child; child; child = child.sibling) count(child, counts);
};

declare global {
  // React looks for its developer tools under this name; the tests read the counts.
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown;
  var renders: Map<string, number> | undefined;
}

/** Counts renders by component name from now on, using React's developer tools hook. Call it before React loads. */
export const countRenders = (): void => {
  const counts = new Map<string, number>();
  globalThis.renders = counts;
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_id: number, root: { readonly current: Fiber }) => count(root.current, counts),
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
  };
};
