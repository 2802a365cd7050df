import { useEffect, useState } from "react";
import { reviewTools } from "./review-tools.ts";

/** A kind of document there is a checklist for. */
export type Kind = { readonly id: string; readonly name: string };

/** The kinds that can be chosen, the one for any contract first; none until the checklists are here. */
export const useKinds = (): readonly Kind[] => {
  const [kinds, setKinds] = useState<readonly Kind[]>([]);
  useEffect(() => {
    let isOpen = true;
    void reviewTools().then(
      ({ general, playbooks }) => {
        const all = [general, ...playbooks.filter(({ id }) => id !== general.id)];
        if (isOpen) setKinds(all.map(({ id, name }) => ({ id, name })));
      },
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, []);
  return kinds;
};
