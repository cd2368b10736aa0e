import { countOf, countText } from '#packages/kit';
/** Texts of the actions with tests. */
export const testActionTexts = {
  markValid: {
    done: 'Marked as valid.',
    failed: 'Could not mark as valid.',
    under: 'Marking as valid',
  },
  markInvalid: {
    done: 'Marked as invalid.',
    failed: 'Could not mark as invalid.',
    under: 'Marking as invalid',
  },
  remove: {
    done: 'Test removed.',
    failed: 'Could not remove.',
    under: 'Removing tests',
  },
  restore: {
    done: 'Test restored.',
    failed: 'Could not restore.',
    under: 'Restoring tests',
  },
  tags: { done: 'Tags updated.', failed: 'Could not update tags.', under: 'Updating tags' },
  addTags: { done: 'Tags added.', failed: 'Could not add tags.', under: 'Adding tags' },
  notes: { done: 'Notes updated.', failed: 'Could not update notes.', under: 'Updating notes' },
  undo: 'Undo',
  needsConnection: 'Connect to change tests.',
  mayNotEdit: 'You do not have permission to change this person’s tests.',
  mayNotRemove: 'You do not have permission to remove this person’s tests.',
  unsent: 'It has not been sent yet.',
  none: 'Not possible for this selection',
  already: 'Already applied',
  tests: (count: number) => countOf(count, 'test'),
  some: (done: number, all: number) => `${countText(done)} of ${countText(all)} tests`,
} as const;
