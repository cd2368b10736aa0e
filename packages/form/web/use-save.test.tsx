// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useSave } from './use-save.ts';
import type { Refused } from './use-write.ts';

const answers = { list: [] as ((refused: Refused) => void)[] };

interface Stored {
  system: string;
  features: string[];
}
const metric: Stored = { system: 'metric', features: ['alert'] };
const imperial: Stored = { ...metric, system: 'imperial' };
const send = () => new Promise<Refused>((resolve) => answers.list.push(resolve));

const openForm = () =>
  renderHook(({ stored }: { stored: Stored }) => useSave(stored), {
    initialProps: { stored: metric },
  });
const answer = async (refused: Refused) => {
  await act(async () => answers.list.shift()?.(refused));
};

beforeEach(() => {
  answers.list.length = 0;
});
afterEach(cleanup);

test('after a save the saved values are the stored ones', async () => {
  const { result, rerender } = openForm();
  act(() => result.current.change({ system: 'imperial' }));
  act(() => void result.current.save({ send }));
  expect(result.current.isBusy).toBe(true);
  rerender({ stored: imperial });
  await answer(null);
  expect([result.current.values, result.current.isChanged]).toEqual([imperial, false]);
  // A later sync updates the field again.
  rerender({ stored: metric });
  expect(result.current.values.system).toBe('metric');
});

test('a choice made between the sync and the end of a save is kept', async () => {
  const { result, rerender } = openForm();
  act(() => result.current.change({ system: 'imperial', features: ['alert', 'roster'] }));
  act(() => void result.current.save({ send }));
  rerender({ stored: { system: 'imperial', features: ['alert', 'roster'] } });
  act(() => result.current.change({ system: 'metric' }));
  await answer(null);
  expect(result.current.values).toEqual({ system: 'metric', features: ['alert', 'roster'] });
  expect(result.current.isChanged).toBe(true);
});

test('a message given between the sync and the end of a save is kept', async () => {
  const { result, rerender } = openForm();
  act(() => result.current.change({ system: 'imperial' }));
  act(() => void result.current.save({ send }));
  rerender({ stored: imperial });
  act(() => result.current.refuse({ features: 'Invalid image' }));
  await answer(null);
  expect(result.current.errors).toEqual({ features: 'Invalid image' });
});

test('refused input is kept, with its message', async () => {
  const { result } = openForm();
  act(() => result.current.change({ system: 'nautical' }));
  act(() => void result.current.save({ send }));
  await answer({ 'metadata._measurement_system': 'Units must be metric or imperial' });
  expect(result.current.values.system).toBe('nautical');
  expect(result.current.errors).toEqual({
    'metadata._measurement_system': 'Units must be metric or imperial',
  });
});

test('what is wrong is shown and not sent; a second save waits for the first', async () => {
  const { result } = openForm();
  await act(() => result.current.save({ problems: { system: 'Required' }, send }));
  expect([result.current.errors, answers.list.length]).toEqual([{ system: 'Required' }, 0]);
  act(() => void result.current.save({ send }));
  act(() => void result.current.save({ send }));
  expect(answers.list).toHaveLength(1);
  await answer(null);
  expect(result.current.errors).toEqual({});
});

test('a dialog closes with its values and stays open when they are refused', async () => {
  const { result } = openForm();
  const closed: string[] = [];
  const onDone = () => closed.push(result.current.values.system);
  act(() => result.current.text('system').onChange({ currentTarget: { value: 'imperial' } }));
  act(() => void result.current.save({ send, onDone }));
  await answer({});
  expect(closed).toEqual([]);
  act(() => void result.current.save({ send, onDone }));
  await answer(null);
  expect(closed).toEqual(['imperial']);
  expect(result.current.text('system')).toMatchObject({ value: 'imperial', error: undefined });
});
