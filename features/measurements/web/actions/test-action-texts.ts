import { countOf, countText } from '#packages/kit';
/** Texts of the actions with tests. */
export const testActionTexts = {
  markValid: {
    done: 'Marked as valid.',
    failed: 'Not marked as valid.',
    under: 'Marking as valid',
  },
  markInvalid: {
    done: 'Marked as invalid.',
    failed: 'Not marked as invalid.',
    under: 'Marking as invalid',
  },
  remove: {
    done: 'Measurement removed.',
    failed: 'Not removed.',
    under: 'Removing measurements',
  },
  restore: {
    done: 'Measurement restored.',
    failed: 'Not restored.',
    under: 'Restoring measurements',
  },
  tags: { done: 'Tags updated.', failed: 'Tags not updated.', under: 'Updating tags' },
  addTags: { done: 'Tags added.', failed: 'Tags not added.', under: 'Adding tags' },
  notes: { done: 'Notes updated.', failed: 'Notes not updated.', under: 'Updating notes' },
  undo: 'Undo',
  needsLine: 'This needs a connection.',
  mayNotEdit: 'You do not have permission to change this person’s tests.',
  mayNotRemove: 'You do not have permission to remove this person’s tests.',
  unsent: 'It has not been sent yet.',
  none: 'Not possible for this selection',
  already: 'Already applied',
  tests: (count: number) => countOf(count, 'measurement'),
  some: (done: number, all: number) => `${countText(done)} of ${countText(all)} measurements`,
} as const;
