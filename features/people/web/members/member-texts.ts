import { countOf, countText } from '#packages/kit';

/** Sentences of the tab of who wears a tag. */
export const memberTexts = {
  needsLine: 'Adding and removing members needs a connection.',
  noneYet: 'The people with this label will stand here, with when they were last measured.',
  added: (count: number) => `${countOf(count, 'person', 'people')} added.`,
  removed: (count: number) => `${countOf(count, 'person', 'people')} removed.`,
  notRemoved: (left: number, all: number) =>
    `${countText(left)} of ${countText(all)} could not be removed.`,
  removing: 'Removing members',
  noHidden: 'Hidden people are not offered.',
  nobodyToAdd: 'There is nobody left whom you may add.',
  onlyYours: 'People of the tags that you manage are offered, unless they are hidden.',
} as const;
