import { expect, test } from 'vitest';
import { ruleColumns } from './rule-columns.tsx';

const given = { hasRoster: true, isNarrow: false, isLocked: false, onEnable: () => undefined };
const heads = (more: Partial<typeof given>) =>
  ruleColumns({ ...given, ...more }).map(({ head }) => head);

test('[ALERT-04] the columns of the list, without the roster where it is off', () => {
  const after = ['Next or last run', 'Last alert', 'Changed'];
  const all = ['Enabled', 'Type', 'Trigger', 'Jobs', 'Locations', 'Channels', 'Use roster'];
  expect(heads({})).toEqual([...all, ...after]);
  expect(heads({ hasRoster: false })).toEqual([...all.slice(0, -1), ...after]);
});

test('on the screen the type and the roster are below the trigger, so that the list fits a laptop', () => {
  const shown = ruleColumns(given).filter(({ isOnlyInFile }) => isOnlyInFile !== true);
  expect(shown.map(({ head }) => head)).toEqual([
    ...['Enabled', 'Trigger', 'Jobs', 'Locations', 'Channels', 'Next or last run', 'Last alert'],
    'Changed',
  ]);
});

test('on a phone the trigger is first, and a file has the same columns', () => {
  expect(heads({ isNarrow: true })[0]).toBe('Trigger');
  expect(heads({ isNarrow: true }).toSorted()).toEqual(heads({}).toSorted());
});
