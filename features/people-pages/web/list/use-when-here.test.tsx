// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWhenHere } from './use-when-here.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const never = new Promise(() => undefined);
const show = () => {
  const { result, unmount } = renderHook(() => useWhenHere());
  return { whenReady: result.current, unmount, action: vi.fn() };
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('an action whose data is loaded runs at once', () => {
  const { whenReady, action } = show();
  whenReady(null, action);
  expect(action).toHaveBeenCalledOnce();
});

test('an action waits for data that is being loaded, with a short limit', async () => {
  const { whenReady, action } = show();
  whenReady(Promise.resolve(), action);
  expect(action).not.toHaveBeenCalled();
  await pass(0);
  expect(action).toHaveBeenCalledTimes(1);
  whenReady(never, action);
  await pass(99);
  expect(action).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(action).toHaveBeenCalledTimes(2);
});

test('only the newest action runs, and none after the screen is gone', async () => {
  const { whenReady, action, unmount } = show();
  const older = vi.fn();
  whenReady(never, older);
  whenReady(never, action);
  await pass(100);
  expect([older.mock.calls.length, action.mock.calls.length]).toEqual([0, 1]);
  whenReady(never, action);
  unmount();
  await pass(100);
  expect(action).toHaveBeenCalledTimes(1);
});
