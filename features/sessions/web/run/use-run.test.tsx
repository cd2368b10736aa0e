// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SessionPerson } from '#sessions/offline';
import { useRun } from './use-run.ts';

vi.mock('./use-undo-test.ts', () => ({ useUndoTest: () => () => Promise.resolve(true) }));

const person = (user_id: string, more: Partial<SessionPerson> = {}): SessionPerson => ({
  ...{ user_id, name: user_id, skip: false, skip_reason: null, result: null },
  ...{ isReadable: true, mayMeasure: true, mayRemove: false, mayInvalidate: false },
  ...more,
});
const result = { measurement_id: 'm', value: 60, state: 'mild', time: 0, unsent: null } as const;

test('after a reload with an older place the next person is shown', async () => {
  // The browser was killed before it stored the place after the test of Ann.
  const place = { user_id: 'ann', typed: '6', measurement_id: 'm', ahead: { ann: true } };
  localStorage.setItem('watershade-view::session-run:s', JSON.stringify(place));
  const people = [person('ann', { result }), person('bob'), person('cat')];
  const skip = () => Promise.resolve(true);
  const hook = renderHook(() => useRun('s', { people }, skip));
  await waitFor(() => expect(hook.result.current.current?.user_id).toBe('bob'));
  expect(hook.result.current.typed).toBe('');
});

test('what is typed for the next person stays when the answer to a skip arrives late', async () => {
  let answer: (isStored: boolean) => void = () => undefined;
  const skip = () => new Promise<boolean>((resolve) => (answer = resolve));
  const people = [person('ann'), person('bob')];
  const hook = renderHook(() => useRun('late', { people }, skip));
  await waitFor(() => expect(hook.result.current.current?.user_id).toBe('ann'));
  act(() => void hook.result.current.onSkip(person('ann'), 'leave'));
  await waitFor(() => expect(hook.result.current.current?.user_id).toBe('bob'));
  act(() => hook.result.current.onTyped('61'));
  await act(async () => answer(true));
  expect(hook.result.current.typed).toBe('61');
});

test('somebody who is done is tested once more when selected, and is not to go', async () => {
  const people = [person('ann', { result }), person('bob')];
  const skip = () => Promise.resolve(true);
  const hook = renderHook(() => useRun('again', { people }, skip));
  await waitFor(() => expect(hook.result.current.current?.user_id).toBe('bob'));
  act(() => hook.result.current.select('ann'));
  expect(hook.result.current.current?.user_id).toBe('ann');
  expect(hook.result.current.toGo.map(({ user_id }) => user_id)).toEqual(['bob']);
  const { measurement_id } = hook.result.current;
  act(() => hook.result.current.onSaved(person('ann', { result }), measurement_id));
  await waitFor(() => expect(hook.result.current.current?.user_id).toBe('bob'));
  await act(() => hook.result.current.undoLast());
  expect(hook.result.current.current?.user_id).toBe('ann');
  act(() => hook.result.current.select('bob'));
  expect(hook.result.current.toGo.map(({ user_id }) => user_id)).toEqual(['bob']);
});

test('after the last person somebody can be tested once more, and then everybody is done', async () => {
  const people = [person('ann', { result }), person('bob', { skip: true })];
  const skip = () => Promise.resolve(true);
  const hook = renderHook(() => useRun('end', { people }, skip));
  expect(hook.result.current.isAllDone).toBe(true);
  act(() => hook.result.current.select('bob'));
  expect(hook.result.current.isAllDone).toBe(false);
  expect(hook.result.current.current?.user_id).toBe('bob');
  act(() => hook.result.current.onSaved(person('bob'), hook.result.current.measurement_id));
  expect(hook.result.current.isAllDone).toBe(true);
});
