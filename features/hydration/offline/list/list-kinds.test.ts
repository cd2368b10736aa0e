import { expect, test } from 'vitest';
import { fakeCopy } from '../fake-copy.ts';
import { kindsOfTests } from './list-kinds.ts';

test('[MEAS-02, MEAS-03, MEAS-04, MEAS-05, MEAS-06] each kind of test is offered with its type, name and unit', async () => {
  const kinds = await kindsOfTests.run(
    fakeCopy({ tags: [], users: [], measurements: [] }),
    {},
    { now: 0, user_id: 'me' },
  );
  expect(kinds.map(({ type, name, unit }) => [type, name, unit])).toEqual([
    ['sosm', 'Hydration', 'mOsm'],
    ['sosm_baseline', 'Hydration baseline', 'mOsm'],
    ['sweat', 'Sweat sodium', 'mg/L'],
    ['ET', 'ET', 'mmol/L'],
    ['EZ', 'EZ', 'U/mL'],
  ]);
});
