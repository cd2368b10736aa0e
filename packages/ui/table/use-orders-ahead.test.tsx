// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Column, Sort } from './column.ts';
import { useOrdersAhead } from './data-table.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const column = (key: string, more = {}): Column<object> => ({
  ...{ key, head: key, cell: () => key, text: () => key, sortable: true },
  ...more,
});
const columns = [
  column('name'),
  column('value', { numeric: true }),
  column('tags', { sortable: false }),
];

function reported(isHere: boolean): Sort[] {
  const near: Sort[] = [];
  const sort = { key: 'name', descending: false };
  renderHook(() => useOrdersAhead({ columns, sort, onNear: (one) => near.push(one), isHere }));
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  return near;
}

test('all likely orders are reported when the rows are loaded', () => {
  expect(reported(true)).toEqual([
    { key: 'name', descending: true },
    { key: 'value', descending: true },
  ]);
});

test('while rows are loading nothing more is requested', () => {
  expect(reported(false)).toEqual([]);
});
