// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSection } from './use-section.ts';
import type { Refused } from '#packages/ui';

const answers = vi.hoisted(() => ({ list: [] as ((refused: unknown) => void)[] }));
vi.mock('./use-organisation-actions.ts', () => ({
  useOrganisationActions: () => ({
    save: () => new Promise((resolve) => answers.list.push(resolve)),
  }),
}));
vi.mock('#packages/sync/web', () => ({ useSyncStatus: () => ({ online: true }) }));

interface Stored {
  system: string;
  features: string[];
}
const metric: Stored = { system: 'metric', features: ['alert'] };
const imperial: Stored = { ...metric, system: 'imperial' };
const change = { metadata: {} };

const openSection = () =>
  renderHook(({ stored }: { stored: Stored }) => useSection(stored), {
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
  const { result, rerender } = openSection();
  act(() => result.current.change({ system: 'imperial' }));
  act(() => void result.current.save(change));
  expect(result.current.isSaving).toBe(true);
  rerender({ stored: imperial });
  await answer(null);
  expect([result.current.values, result.current.isChanged]).toEqual([imperial, false]);
  // A later sync updates the field again.
  rerender({ stored: metric });
  expect(result.current.values.system).toBe('metric');
});

test('a choice made between the sync and the end of a save is kept', async () => {
  const { result, rerender } = openSection();
  act(() => result.current.change({ system: 'imperial', features: ['alert', 'roster'] }));
  act(() => void result.current.save(change));
  rerender({ stored: { system: 'imperial', features: ['alert', 'roster'] } });
  act(() => result.current.change({ system: 'metric' }));
  await answer(null);
  expect(result.current.values).toEqual({ system: 'metric', features: ['alert', 'roster'] });
  expect(result.current.isChanged).toBe(true);
});

test('refused input is kept, with its message', async () => {
  const { result } = openSection();
  act(() => result.current.change({ system: 'nautical' }));
  act(() => void result.current.save(change));
  await answer({ 'metadata._measurement_system': 'Units must be metric or imperial' });
  expect(result.current.values.system).toBe('nautical');
  expect(result.current.errors).toEqual({
    'metadata._measurement_system': 'Units must be metric or imperial',
  });
});
