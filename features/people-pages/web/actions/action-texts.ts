import { countOf, countText } from '#packages/kit';
/** Texts of the actions with people. */
export const actionTexts = {
  hide: { done: 'Hidden.', failed: 'Not hidden.', under: 'Hiding people' },
  unhide: { done: 'Shown again.', failed: 'Not shown.', under: 'Showing people' },
  remove: { done: 'Deleted.', failed: 'Not deleted.', under: 'Deleting people' },
  addTags: { done: 'Tags added.', failed: 'Tags not added.', under: 'Adding tags' },
  removeTags: { done: 'Tags removed.', failed: 'Tags not removed.', under: 'Removing tags' },
  merge: { done: 'Merged.', failed: 'Not merged.' },
  undo: 'Undo',
  needsLine: 'This needs a connection.',
  exactlyTwo: 'Select exactly two people',
  people: (count: number) => countOf(count, 'person', 'people'),
  some: (done: number, all: number) => `${countText(done)} of ${countText(all)} people`,
  refused: (count: number) =>
    `Not possible for ${countOf(count, 'person', 'people')} in your selection`,
  confirmDelete: (who: string) =>
    `Delete ${who}? They are signed out and lose their permissions. Tests stay, and an admin can restore them within 30 days.`,
  merged: (source: string, target: string) => `${source} is now part of ${target}`,
} as const;
