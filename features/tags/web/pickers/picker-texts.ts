import type { TagType } from '#tags/contract';

/** Milliseconds until the menu of a tag picker closes after it loses focus. */
export const menuBlur = 300;

/** Texts of the tag pickers. Those of the button are given by the specification. */
export const pickerTexts = {
  empty: '+ New',
  hint: 'Type a name',
  named: (text: string) => `Create "${text}"`,
  hidden: 'Hidden',
  deleted: 'Deleted',
} as const;

/** Name of each type in a sentence. */
export const typeWords: Readonly<Record<TagType, string>> = {
  default: 'tag',
  job: 'job',
  location: 'location',
};
