import { expect, test } from 'vitest';
import { hydrationStates } from '#hydration/domain';
import { statesWords } from './states-words.ts';

test('a narrowed list says which people it shows, and for which time', () => {
  expect(statesWords(['severe'], 'Today')).toBe('who are Severely Dehydrated (Today)');
  expect(statesWords(['moderate', 'severe'], 'Last 24 hours')).toBe(
    'who are Moderately Dehydrated or are Severely Dehydrated (Last 24 hours)',
  );
  expect(statesWords(['not_tested'], 'Today')).toBe('who were not tested (Today)');
  expect(statesWords([...hydrationStates], 'Today')).toBe('in view (Today)');
});
