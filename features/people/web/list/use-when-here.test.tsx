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
  return { whenHere: result.current, unmount, action: vi.fn() };
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('what is here already is done at once', () => {
  const { whenHere, action } = show();
  whenHere(null, action);
  expect(action).toHaveBeenCalledOnce();
});

test('what is under way is waited for, and no longer than a moment', async () => {
  const { whenHere, action } = show();
  whenHere(Promise.resolve(), action);
  expect(action).not.toHaveBeenCalled();
  await pass(0);
  expect(action).toHaveBeenCalledTimes(1);
  whenHere(never, action);
  await pass(99);
  expect(action).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(action).toHaveBeenCalledTimes(2);
});

test('the newest alone is done, and nothing after the screen', async () => {
  const { whenHere, action, unmount } = show();
  const older = vi.fn();
  whenHere(never, older);
  whenHere(never, action);
  await pass(100);
  expect([older.mock.calls.length, action.mock.calls.length]).toEqual([0, 1]);
  whenHere(never, action);
  unmount();
  await pass(100);
  expect(action).toHaveBeenCalledTimes(1);
});
