// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { LogEntry } from '#packages/sync/offline';
import { carryNotes, note, noteUncaught } from './journal.ts';

test('entries wait for the copy, including uncaught errors', () => {
  noteUncaught();
  note({ type: 'ui', level: 'info', message: 'Page view' });
  window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('out') }));
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: new TypeError('late') }),
  );
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: Object.create(null) as unknown }),
  );
  const carried: LogEntry[] = [];
  carryNotes((entry) => carried.push(entry));
  expect(carried.map(({ type, message }) => [type, message])).toEqual([
    ['ui', 'Page view'],
    ['error', 'RangeError: out'],
    ['error', 'TypeError: late'],
    ['error', 'Something without a text was thrown'],
  ]);
  note({ type: 'api', level: 'warn', message: 'Request refused', context: { status: 404 } });
  expect(carried.at(-1)).toMatchObject({ type: 'api', context: { status: 404 }, page: '/' });
});
