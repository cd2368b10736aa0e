// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LedgerDay } from '#acclimatisation/domain';
import type { PersonAcclimatisation } from '#acclimatisation/offline';
import { AcclimatisationCard } from './acclimatisation-card.tsx';

const shown = vi.hoisted(() => ({
  beta: [] as string[],
  data: undefined as unknown,
  online: true,
}));
vi.mock('#packages/sync/web', () => ({
  useCopy: ({ name }: { name: string }) =>
    name === 'organisation.own'
      ? { data: { metadata: { _show_preview_features: true, _beta: shown.beta } } }
      : { data: shown.data, error: null, refetch: () => undefined },
  useSyncStatus: () => ({ online: shown.online }),
}));
vi.mock('#packages/ui', async (original) => ({
  ...(await original<object>()),
  useZone: () => 'UTC',
  ChartCard: ({ title, empty, subtitle, footer }: Record<string, ReactNode>) => (
    <section aria-label={String(title)}>
      {empty ?? subtitle}
      {footer}
    </section>
  ),
}));
vi.mock('./record-dialog.tsx', () => ({ RecordDialog: () => null }));

const plan = {
  ...{ date: '2026-11-25', starts: [], shift: 480, leave: 0, sure: 300, hot: 300 },
  ...{ unknown: 0, measured: 0, exposure: 8, credit: 1 },
};
const today: LedgerDay = {
  ...{ date: '2026-11-25', state: 'unknown', ladder: 'new', heat_days: 0, share: 0.2 },
  ...{ allowed: 96, planned: 300, verdict: 'over', isHeatDay: true, plan },
};
const exposure = { before: 8, credit: 1, after: 7, unknown_hours: 2 };
const person: PersonAcclimatisation = {
  ...{ days: [today], today, hasShifts: true, missing: [], sites: ['Pit'], record: null },
  exposure: [{ date: today.date, day: exposure, week: exposure }],
  ...{ mayRecord: true, trigger: 32, hasOwnTrigger: true, absence: 14, unit: 'C' },
  ...{ fetched_time: null, is_simulated: false },
};

beforeEach(() => Object.assign(shown, { beta: ['heat stress', 'roster'], online: true }));
afterEach(cleanup);

function card(data: PersonAcclimatisation | null | undefined) {
  shown.data = data;
  return render(
    <MantineProvider env="test">
      <AcclimatisationCard user_id="ann" />
    </MantineProvider>,
  );
}

test('there is no card without rosters or without heat stress', () => {
  for (const beta of [['roster'], ['heat stress'], []]) {
    shown.beta = beta;
    card(person);
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
  }
});

test('names the state, the limit, the plan, the exposure and the days over the limit', () => {
  card(person);
  expect(screen.getByText('Not known')).toBeDefined();
  expect(screen.getByText('96 min')).toBeDefined();
  expect(screen.getByText('allowed in the heat today (20 %)')).toBeDefined();
  expect(screen.getByText('at least 7 °C·h')).toBeDefined();
  expect(screen.getByText('Wed 25 Nov: 300 min planned, 96 min allowed')).toBeDefined();
});

test('without a shift today it has the share of a shift', () => {
  const off = { ...today, plan: null, allowed: 0, planned: 0, verdict: 'within' } as const;
  card({ ...person, today: off, days: [off] });
  expect(screen.getByText('20 %')).toBeDefined();
  expect(screen.getByText('No shift today')).toBeDefined();
  expect(screen.queryByText(/The roster plans more/)).toBeNull();
});

test('says what is missing, and that the lower share applies', () => {
  card({ ...person, missing: ['no_forecast', 'earlier'] });
  expect(screen.getByText(/^No weather for this location yet\./)).toBeDefined();
  expect(screen.getByText(/^Work before the stored weather/)).toBeDefined();
  expect(screen.getByText(/The lower share applies\.$/)).toBeDefined();
});

test('without a roster or the person it says so', () => {
  card({ ...person, hasShifts: false, days: [] });
  expect(screen.getByText('No roster')).toBeDefined();
  cleanup();
  card(null);
  expect(screen.getByText('No data for this person')).toBeDefined();
});

test('only a manager records, and only with a connection', () => {
  const button = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Record' });
  card({ ...person, mayRecord: false });
  expect(button()).toBeNull();
  cleanup();
  card(person);
  expect(button()?.disabled).toBe(false);
  cleanup();
  shown.online = false;
  card({ ...person, record: { state: 'new', date: '2026-11-20' } });
  expect(button()?.disabled).toBe(true);
  expect(screen.getByText('Recorded: New to heat on Fri 20 Nov 2026')).toBeDefined();
});
