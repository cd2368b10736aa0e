import { countOf, countText } from '#packages/kit';
/** Sentences of what is done with tests. */
export const testDeedTexts = {
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
  tags: { done: 'Tags changed.', failed: 'Tags not changed.', under: 'Changing tags' },
  addTags: { done: 'Tags added.', failed: 'Tags not added.', under: 'Adding tags' },
  notes: { done: 'Notes changed.', failed: 'Notes not changed.', under: 'Changing notes' },
  undo: 'Undo',
  needsLine: 'This needs a connection.',
  mayNotEdit: 'You may not change the tests of this person.',
  mayNotRemove: 'You may not remove the tests of this person.',
  unsent: 'It was not sent yet.',
  none: 'Not possible with any of those chosen',
  already: 'All of those chosen are so already',
  tests: (count: number) => countOf(count, 'measurement'),
  some: (done: number, all: number) => `${countText(done)} of ${countText(all)} measurements`,
} as const;
