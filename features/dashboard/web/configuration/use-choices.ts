import { useMemo } from 'react';
import { optionWords } from '#dashboard/contract';
import type { OptionKey } from '#dashboard/contract';
import type { CardTool } from '#packages/ui';

/** Props of every card: its options and how to change them. */
export interface Configured<Options> {
  options: Options;
  onOptions: (parts: Partial<Options>) => void;
}

/** The options of a card as choices of its menu. */
export function useChoices<Options extends Partial<Record<OptionKey, boolean>>>({
  options,
  onOptions,
}: Configured<Options>): CardTool[] {
  return useMemo(
    () =>
      (Object.entries(options) as [OptionKey, boolean][]).map(([key, checked]) => ({
        label: optionWords[key],
        checked,
        onClick: () => onOptions({ [key]: !checked } as Partial<Options>),
      })),
    [options, onOptions],
  );
}
