import { Suspense, lazy, useState } from "react";
import type { ReactNode } from "react";
import { stepsMessages } from "../../../i18n/steps.ts";
import { NativeSelect } from "../../primitives/native-select.tsx";
import { controlAttributes } from "../input-props.ts";
import type { InputProps } from "../input-props.ts";

const Select = lazy(async () => ({ default: (await import("../../primitives/select.tsx")).Select }));

/** Eight to fifteen options in a list that opens; touch devices get their own list, which reads out better. */
export function SelectInput(props: InputProps): ReactNode {
  const { view, answers, options, labelledBy, locale } = props;
  const [isCoarse] = useState(() => matchMedia("(pointer: coarse)").matches);
  const shown = answers.shownAt(view.path);
  const chosen = options.find((option) => option.value === shown)?.value;
  const shared = {
    ...controlAttributes(props),
    "aria-labelledby": labelledBy,
    value: chosen,
    options: options.map((option) => ({ value: option.value, label: option.label })),
    placeholder: stepsMessages(locale).chooseOne,
    onValueChange: (is: string) => answers.set(view.path, is),
    className: "w-full max-w-md",
  };
  const native = <NativeSelect {...shared} />;
  if (isCoarse) return native;
  return (
    <Suspense fallback={native}>
      {/* The label is the question, followed by the chosen option. */}
      <Select {...shared} aria-labelledby={`${labelledBy} ${props.id}`} />
    </Suspense>
  );
}
