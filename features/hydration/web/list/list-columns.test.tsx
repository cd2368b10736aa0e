import { expect, test } from 'vitest';
import type { ListedTest } from '#hydration/offline';
import { listColumns } from './list-columns.tsx';

const columns = listColumns({
  kind: { type: 'sosm', custom_id: null, name: 'Hydration', unit: 'mOsm' },
  linkTypes: [],
  zone: 'UTC',
  chosen: { has: () => false, toggle: () => undefined } as never,
  addressOf: () => '',
  onOpen: () => undefined,
});
const statusOf = (parts: Partial<ListedTest>) =>
  columns
    .find(({ key }) => key === 'status')
    ?.text?.({
      ...{ state: 'hydrated', band: '', valid: true, active: true, isHigh: false },
      ...{ isChecked: false, unsent: null, ...parts },
    } as ListedTest);

test('the file of the list says which values were checked, except for invalid tests', () => {
  expect(statusOf({})).toBe('Hydrated');
  expect(statusOf({ isChecked: true })).toBe('Hydrated (Checked)');
  expect(statusOf({ isChecked: true, state: 'invalid', valid: false })).toBe('Invalid');
});
