import { countOf, countText } from '#packages/kit';

/** Texts of the members tab. */
export const memberTexts = {
  needsLine: 'Adding and removing members needs a connection.',
  noneYet: 'People with this label appear here, with the time they were last measured.',
  added: (count: number) => `${countOf(count, 'person', 'people')} added.`,
  removed: (count: number) => `${countOf(count, 'person', 'people')} removed.`,
  notRemoved: (left: number, all: number) =>
    `${countText(left)} of ${countText(all)} could not be removed.`,
  removing: 'Removing members',
  noHidden: 'Hidden people are not listed.',
  nobodyToAdd: 'There is nobody left to add.',
  onlyYours: 'Only people in tags that you manage are listed. Hidden people are not listed.',
} as const;
