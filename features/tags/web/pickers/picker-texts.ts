import type { TagType } from '#tags/contract';

/** Milliseconds that the menu of a picker of tags stays after the focus has left it. */
export const menuBlur = 300;

/** Words of the pickers of tags; those of the button are the specification's. */
export const pickerTexts = {
  empty: '+ New',
  hint: 'Type a name',
  named: (text: string) => `Create "${text}"`,
  hidden: 'Hidden',
  deleted: 'Deleted',
} as const;

/** One of a type, as a sentence names it. */
export const typeWords: Readonly<Record<TagType, string>> = {
  default: 'tag',
  job: 'job',
  location: 'location',
};
