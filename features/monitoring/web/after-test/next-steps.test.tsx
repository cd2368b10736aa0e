// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NeedsAttention } from '#monitoring/offline';
import { NextSteps } from './next-steps.tsx';

const stage = vi.hoisted(() => ({
  row: undefined as unknown,
  rest: {} as object,
  drink: null as object | null,
  show: vi.fn(),
}));
vi.mock('#packages/sync/web', () => ({
  useCopy: ({ name }: { name: string }) => ({
    data: name === 'monitoring.after_test' ? stage.row : [],
  }),
  useCopyBridge: () => ({ status: () => ({ online: true }) }),
  useQueue: () => ({ writes: [] }),
}));
vi.mock('#alerts/web', () => ({
  useDrinkLogs: () => () => stage.drink,
  PersonAlertButton: () => <button type="button">Alert supervisors</button>,
}));
vi.mock('#breaks/web', () => ({ usePersonRest: () => stage.rest }));
vi.mock('#emergencies/web', () => ({ useShowSheet: () => stage.show }));

const now = Date.now();
const minute = 60_000;
const row = (state: 'moderate' | 'severe', left = 30): NeedsAttention => ({
  person: { user_id: 'ann', name_first: 'Ann', name_last: 'Doe', has_picture: false, tag_ids: [] },
  ...{ state, value: 168, time: now, since: now, retest_due: now + left * minute },
  ...{ isOnShift: false, phone: '+61491570156', mayTest: true, isSelf: false },
});
const start = vi.fn((_minutes: number) => Promise.resolve(true));
const onDone = vi.fn();
const show = () =>
  render(
    <MantineProvider>
      <NextSteps
        test={{ user_id: 'ann', name: 'Ann Doe', value: 168, time: now }}
        done="Next person"
        onDone={onDone}
      />
    </MantineProvider>,
  );

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(stage, { rest: { since: null, start, isBusy: false }, drink: null });
});
afterEach(cleanup);

test('water, rest, the time until the re-test and the supervisor, each with its action', () => {
  const log = vi.fn();
  Object.assign(stage, { row: row('severe'), drink: { time: null, log } });
  show();
  expect(document.activeElement?.textContent).toBe('What Ann Doe needs now');
  expect(screen.getByText(/^Far too little water\. Stop/)).toBeDefined();
  // Nothing may be drunk for 15 minutes before a saliva test.
  expect(screen.getByText(/^Water in small amounts until \d\d:\d\d, then nothing/)).toBeDefined();
  expect(screen.getByRole('timer').textContent).toMatch(/^(?:29:5\d|30:00) left$/);
  fireEvent.click(screen.getByRole('button', { name: 'Log a drink' }));
  expect(log).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Start rest' }));
  expect(start).toHaveBeenCalledWith(30);
  expect(screen.getByRole('link', { name: 'Call Ann Doe' }).getAttribute('href')).toBe(
    'tel:+61491570156',
  );
  expect(screen.getByRole('button', { name: 'I’ll take it: Ann Doe' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Open the emergency sheet' }));
  expect(stage.show).toHaveBeenCalledWith(true);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('what was done is said, and a moderate test has no emergency', () => {
  Object.assign(stage, {
    ...{ row: row('moderate'), drink: { time: now, log: vi.fn() } },
    rest: { since: now, start, isBusy: false },
  });
  show();
  expect(screen.getByText(/^Drink logged, /)).toBeDefined();
  expect(screen.getByText(/^Resting since /)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Open the emergency sheet' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Next person' }));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('without a location and with a re-test that is due only the words are left; while loading a way out', () => {
  Object.assign(stage, {
    ...{ row: row('moderate', -1), rest: { since: null, start: null, isBusy: false } },
  });
  show();
  expect(screen.getByText('Due now')).toBeDefined();
  expect(screen.getByText('Water in small amounts.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Start rest' })).toBeNull();
  cleanup();
  stage.row = undefined;
  show();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('button', { name: 'Next person' })).toBeDefined();
});
