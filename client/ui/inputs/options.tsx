import type { ReactNode } from 'react';

export interface Choice {
  value: string;
  label: string;
  /** Choices of one group are together under its name. */
  group?: string;
}

/** The options of a native select: the phone's own wheel, no script. */
export function Options({ choices }: { choices: readonly Choice[] }): ReactNode {
  const groups = [...new Set(choices.map((choice) => choice.group))];
  const options = (group: string | undefined) =>
    choices
      .filter((choice) => choice.group === group)
      .map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ));
  return groups.map((group) =>
    group === undefined ? (
      options(undefined)
    ) : (
      <optgroup key={group} label={group}>
        {options(group)}
      </optgroup>
    ),
  );
}
