import { useEffect, useState } from "react";
import { reviewPlaybooks } from "./review-playbooks.ts";

/** A kind of document there is a checklist for. */
export type ContractKind = { readonly id: string; readonly name: string };

/** The kinds to choose from, the general one first; empty until the playbooks are loaded. */
export const useContractKinds = (): readonly ContractKind[] => {
  const [kinds, setKinds] = useState<readonly ContractKind[]>([]);
  useEffect(() => {
    let isOpen = true;
    void reviewPlaybooks().then(
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
