import { countOf, countText } from '#packages/kit';
/** Sentences of what is done with people. */
export const deedTexts = {
  hide: { done: 'Hidden.', failed: 'Not hidden.', under: 'Hiding people' },
  unhide: { done: 'Shown again.', failed: 'Not shown.', under: 'Showing people' },
  remove: { done: 'Deleted.', failed: 'Not deleted.', under: 'Deleting people' },
  addTags: { done: 'Tags added.', failed: 'Tags not added.', under: 'Adding tags' },
  removeTags: { done: 'Tags removed.', failed: 'Tags not removed.', under: 'Removing tags' },
  merge: { done: 'Merged.', failed: 'Not merged.' },
  undo: 'Undo',
  needsLine: 'This needs a connection.',
  exactlyTwo: 'Choose exactly two people',
  people: (count: number) => countOf(count, 'person', 'people'),
  some: (done: number, all: number) => `${countText(done)} of ${countText(all)} people`,
  refused: (count: number) =>
    `Not possible with ${countOf(count, 'person', 'people')} of those chosen`,
  confirmDelete: (who: string) =>
    `Delete ${who}? Sign-ins and permissions end at once. Tests stay, and an admin can restore within 30 days.`,
  merged: (source: string, target: string) => `${source} is now part of ${target}`,
} as const;
