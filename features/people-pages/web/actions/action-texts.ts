import { countOf, countText } from '#packages/kit';
/** Texts of the actions with people. */
export const actionTexts = {
  hide: { done: 'Hidden.', failed: 'Could not hide.', under: 'Hiding people' },
  unhide: { done: 'Shown again.', failed: 'Could not show.', under: 'Showing people' },
  remove: { done: 'Deleted.', failed: 'Could not delete.', under: 'Deleting people' },
  addTags: { done: 'Tags added.', failed: 'Could not add tags.', under: 'Adding tags' },
  removeTags: { done: 'Tags removed.', failed: 'Could not remove tags.', under: 'Removing tags' },
  merge: { done: 'Merged.', failed: 'Could not merge.' },
  incidents: 'Incident files',
  undo: 'Undo',
  needsConnection: 'Connect to do this.',
  exactlyTwo: 'Select exactly two people',
  people: (count: number) => countOf(count, 'person', 'people'),
  some: (done: number, all: number) => `${countText(done)} of ${countText(all)} people`,
  refused: (count: number) =>
    `Not possible for ${countOf(count, 'person', 'people')} in your selection`,
  confirmDelete: (who: string) => ({
    title: `Delete ${who}?`,
    text: 'They will be signed out and lose their permissions, and an admin can restore them within 30 days. Their tests are kept.',
    action: 'Delete',
    isDestructive: true,
  }),
  merged: (source: string, target: string) => `${source} was merged into ${target}`,
} as const;
