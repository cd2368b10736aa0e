// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#packages/http/web';
import { ConfirmProvider, forgetToasts, keptToasts } from '#packages/ui';
import type { RosterFields } from '#rosters/contract';
import type { ListedRoster } from '#rosters/offline';
import { RosterDialog } from './roster-dialog.tsx';

const stage = vi.hoisted(() => ({
  call: vi.fn<(endpoint: { name: string }, input: { body: RosterFields }) => Promise<unknown>>(),
  workers: [] as object[],
  conflicts: { overlaps: [] as object[], leaves: [] as object[] },
}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useBlocker: () => ({ status: 'idle' }),
}));
vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<object>()),
  useQueryClient: () => ({ invalidateQueries: () => Promise.resolve() }),
}));
vi.mock('#packages/sync/web', async (original) => ({
  ...(await original<object>()),
  useCopy: (read: { name: string }) => ({
    data: read.name === 'rosters.conflicts' ? stage.conflicts : stage.workers,
  }),
  useSyncStatus: () => ({ online: true }),
  useCopyBridge: () => ({ requestSync: () => Promise.resolve() }),
}));
vi.mock('#tags/web', () => ({ TagPicker: () => null }));
vi.mock('#packages/http/web', async (original) => ({
  ...(await original<object>()),
  useClient: () => ({ call: stage.call }),
}));

const roster: ListedRoster = {
  ...{ roster_id: 'r', user_ids: ['w0', 'w1'], timezone: 'UTC', frequency: 4, interval: 1 },
  ...{ shift_start_time: '2026-11-23T06:00:00.000Z', shift_end_time: '2026-11-23T14:00:00.000Z' },
  ...{ days_of_week: [1, 3], active: true, people_count: 2, people: [], next: null },
  ...{ created_time: '', modified_time: '2026-11-01T00:00:00.000Z', isManaged: true },
};

beforeEach(() => {
  forgetToasts();
  stage.call.mockReset();
  stage.call.mockResolvedValue({});
  stage.workers = Array.from({ length: 60 }, (_, at) => ({
    ...{ user_id: `w${String(at)}`, name: `Worker ${String(at)}`, email: null, tag_ids: [] },
  }));
});
afterEach(cleanup);

const onClose = vi.fn();
const onReload = vi.fn();
function show(edited: ListedRoster | null) {
  render(
    <MantineProvider env="test">
      <ConfirmProvider>
        <RosterDialog roster={edited} onClose={onClose} onReload={onReload} />
      </ConfirmProvider>
    </MantineProvider>,
  );
}
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));

test('[ROST-04, ROST-15, ROST-18] workers are listed by 25 in half the height of the window, and all are selected at once', async () => {
  show(null);
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes).toHaveLength(25);
  expect(boxes[0]?.closest('[style*="50vh"]')).not.toBeNull();
  expect(button('Next (0)').hasAttribute('disabled')).toBe(true);
  await press('Select all 60 workers');
  expect(button('Next (60)').hasAttribute('disabled')).toBe(false);
  await press('Next (60)');
  await press('Submit');
  expect(stage.call.mock.calls[0]?.[1].body.user_ids).toHaveLength(60);
});

test('[ROST-16] a roster without workers cannot be updated', async () => {
  show({ ...roster, user_ids: [] });
  expect(button('Update').hasAttribute('disabled')).toBe(true);
});

test('[ROST-25] a refused update names the action and the error', async () => {
  stage.call.mockRejectedValue(new CallError({ message: 'Server not responsive', code: 'X' }));
  show(roster);
  await press('Update');
  expect(keptToasts()[0]?.text).toBe('Failed to update the roster: Server not responsive');
});

test('a roster that somebody else changed is overwritten only after a question', async () => {
  stage.call.mockRejectedValueOnce(
    new CallError({
      message: 'Somebody else changed this roster. Check it and try again.',
      code: 'CONFLICT',
    }),
  );
  show(roster);
  await press('Update');
  expect(stage.call.mock.calls[0]?.[1].body).toMatchObject({ modified_time: roster.modified_time });
  expect(onReload).not.toHaveBeenCalled();
  await press('Overwrite');
  expect(stage.call.mock.calls[1]?.[1].body).not.toHaveProperty('modified_time');
  expect(onClose).toHaveBeenCalled();
});

test('a roster that somebody else changed can be reloaded instead', async () => {
  stage.call.mockRejectedValueOnce(
    new CallError({
      message: 'Somebody else changed this roster. Check it and try again.',
      code: 'CONFLICT',
    }),
  );
  show(roster);
  await press('Update');
  await press('Reload');
  expect(onReload).toHaveBeenCalledWith(roster.roster_id);
  expect(stage.call).toHaveBeenCalledTimes(1);
});
