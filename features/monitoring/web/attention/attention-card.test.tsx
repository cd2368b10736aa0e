// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AttentionFields } from '#monitoring/contract';
import { recordAttention } from '#monitoring/contract';
import type { NewWrite, QueuedWrite } from '#packages/sync/offline';
import { forgetToasts, keptToasts } from '#packages/ui';
import type { AttentionCase, Holder } from './attention-case.ts';
import { AttentionCard } from './attention-card.tsx';
import type { Attention } from './use-attention.ts';

const device = vi.hoisted(() => ({ writes: [] as QueuedWrite[], isFull: false }));
vi.mock('#packages/sync/web', () => ({
  useCopy: () => ({ data: undefined, error: null }),
  useCopyBridge: () => ({ status: () => ({ online: false }) }),
  useQueue: () => ({
    writes: device.writes,
    add(write: NewWrite) {
      if (device.isFull) return Promise.reject(new Error('full'));
      device.writes.push({ ...write, state: 'waiting' } as QueuedWrite);
      return Promise.resolve('done');
    },
    drop(id: string) {
      device.writes = device.writes.filter((write) => write.id !== id);
      return Promise.resolve('done');
    },
  }),
}));
vi.mock('#alerts/web', () => ({
  useDrinkLogs: () => () => null,
  PersonAlertButton: () => null,
}));
vi.mock('#measurements/web', () => ({ AddMeasurement: () => <p>The form of a test</p> }));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  Link: ({ children, to, ...more }: { children: ReactNode; to: string }) => (
    <a href={to} aria-label={(more as Record<string, string>)['aria-label']}>
      {children}
    </a>
  ),
}));

beforeEach(() => {
  forgetToasts();
  Object.assign(device, { writes: [], isFull: false });
});
afterEach(cleanup);

const now = Date.now();
const minute = 60_000;
const person = (user_id: string) => ({
  ...{ user_id, name_first: user_id, name_last: 'Doe', has_picture: false, tag_ids: [] },
});
const severe = (user_id: string, holder: Holder | null = null): AttentionCase => ({
  ...{ kind: 'reading', key: `reading ${user_id}`, name: `${user_id} Doe`, subject_id: user_id },
  ...{ since: now - 40 * minute, isUrgent: true, holder },
  row: {
    ...{ person: person(user_id), state: 'severe', value: 168, time: now - 40 * minute },
    ...{ since: now - 40 * minute, retest_due: now - 10 * minute, isOnShift: true },
    ...{ phone: '+61491570156', mayTest: true, isSelf: false },
  },
});
const start = vi.fn(() => Promise.resolve(true));
const late: AttentionCase = {
  ...{ kind: 'break', key: 'break pit', name: 'North Pit', subject_id: 'pit', holder: null },
  ...{ since: now - 6 * minute, isUrgent: false },
  late: { location_id: 'pit', name: 'North Pit', due: now, minutes: 15, people: 8, start },
};
const share: AttentionCase = {
  ...{ kind: 'heat_share', key: 'heat_share cy', name: 'cy Doe', subject_id: 'cy', holder: null },
  ...{ since: now, isUrgent: false },
  row: { person: person('cy'), state: 'new', allowed: 96, planned: 300, since: now, isSelf: false },
};
const alert: Extract<AttentionCase, { kind: 'alert' }> = {
  ...{ kind: 'alert', key: 'alert n', name: 'Heat index >= 40', subject_id: 'a' },
  holder: { entry_id: null, isOwn: false, name: 'Sam Lee', time: null, isWaiting: false },
  ...{ since: now, isUrgent: false },
  alert: {
    ...{ notice_id: 'n', alert_id: 'a', title: 'Heat index >= 40', detail: 'North Pit' },
    ...{ isUrgent: false, created: now, answered: ['Sam Lee', 'Bo Ek'], isQueued: false },
  },
};

const acknowledge = vi.fn();
const retry = vi.fn();
const known: Attention = {
  ...{ cases: [], elsewhere: 0, hasShifts: true, error: null, isIncomplete: false },
  ...{ retry, acknowledge, isBusy: false },
};
const card = (parts: Partial<Attention> = {}, most: number | null = 3) =>
  render(
    <MantineProvider>
      <AttentionCard attention={{ ...known, ...parts }} most={most} />
    </MantineProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const bodies = () => device.writes.map(({ body }) => body as AttentionFields);

test('while loading, empty, unreadable and incomplete the list says so', () => {
  card({ cases: undefined });
  expect(screen.queryByRole('listitem')).toBeNull();
  cleanup();
  card();
  expect(screen.getByText('Nothing needs attention')).toBeDefined();
  cleanup();
  card({ cases: undefined, error: new Error('broken') });
  press('Retry');
  expect(retry).toHaveBeenCalledTimes(1);
  cleanup();
  // What is known stays in sight.
  card({ cases: [severe('ann')], isIncomplete: true });
  expect(screen.getByRole('alert').textContent).toContain('A part of this list');
  expect(screen.getByRole('listitem')).toBeDefined();
});

test('each case has its next step, and what is late is said', () => {
  card({ cases: [severe('ann'), late, share, alert] }, null);
  const [first, second, third, fourth] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Re-test 10\u00a0min late');
  expect(screen.getByLabelText('Call ann Doe')).toBeDefined();
  expect(second?.textContent).toContain('Rest overdue at North Pit');
  press('Start rest at North Pit');
  expect(start).toHaveBeenCalledTimes(1);
  expect(third?.textContent).toContain('300 min planned in the heat today, 96 min allowed');
  expect(screen.getByLabelText('Change the shift of cy Doe')).toBeDefined();
  expect(fourth?.textContent).toContain('Sam Lee and 1 other have acknowledged it');
  press('Acknowledge: Heat index >= 40');
  expect(acknowledge).toHaveBeenCalledWith('n');
});

test('the sentence of an alert and its age are one list', () => {
  const ended = { ...alert.alert, detail: 'A rest has not started.' };
  card({ cases: [{ ...alert, alert: ended }] });
  expect(screen.getByRole('listitem').textContent).toContain('has not started, just now');
});

test('a card shows the most urgent cases and how many there are', () => {
  card({ cases: [severe('ann'), late, share, alert] }, 1);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('All 4')).toBeDefined();
});

test('taking a case is queued, and its toast releases it', async () => {
  card({ cases: [severe('ann')] });
  press('I’ll take it: ann Doe');
  await vi.waitFor(() => expect(keptToasts()).toHaveLength(1));
  expect(bodies()).toMatchObject([
    { kind: 'reading', subject_id: 'ann', action: 'take', ends: null },
  ]);
  expect(keptToasts()[0]).toMatchObject({ text: 'You have taken ann Doe.' });
  keptToasts()[0]?.action?.run();
  // It was not sent yet, so nothing has to be released.
  await vi.waitFor(() => expect(device.writes).toEqual([]));
  device.isFull = true;
  press('I’ll take it: ann Doe');
  await vi.waitFor(() =>
    expect(keptToasts()[0]?.text).toBe('It could not be saved on this device.'),
  );
});

test('an own case can be released, and a refused take names who has it and takes over', async () => {
  const holder: Holder = {
    ...{ entry_id: 'e1', isOwn: true, name: 'Dana Cole', time: now, isWaiting: false },
  };
  device.writes = [];
  card({ cases: [severe('ann', holder)] });
  expect(screen.getByText('You have it')).toBeDefined();
  // The holder has called, and the re-test is due.
  expect(screen.getByLabelText('Add a re-test of ann Doe')).toBeDefined();
  cleanup();

  const refused = { kind: recordAttention.name, state: 'refused', reason: 'Sam has it already.' };
  const body = { kind: 'reading', subject_id: 'ann' };
  device.writes = [{ id: 'r', ...refused, body } as QueuedWrite];
  card({ cases: [severe('ann', { ...holder, isOwn: false, name: 'Sam Lee' })] });
  expect(within(screen.getByRole('listitem')).getByRole('status').textContent).toBe(
    'Sam has it already.',
  );
  press('Take over: ann Doe');
  await vi.waitFor(() => expect(bodies()).toMatchObject([{ action: 'take', ends: 'e1' }]));
});

test('a case about the viewer is for somebody else', () => {
  const other: Holder = {
    entry_id: 'e',
    isOwn: false,
    name: 'Sam Lee',
    time: now,
    isWaiting: false,
  };
  for (const holder of [null, other]) {
    const own = severe('ann', holder);
    if (own.kind === 'reading') card({ cases: [{ ...own, row: { ...own.row, isSelf: true } }] });
    expect(screen.queryByRole('button', { name: /I’ll take it|Take over/ })).toBeNull();
    expect(screen.queryByText(/as it is about you/) === null).toBe(holder !== null);
    cleanup();
  }
});
