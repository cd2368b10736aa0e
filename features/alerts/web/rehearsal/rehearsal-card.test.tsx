// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TriggerKind } from '#alerts/contract';
import { CallError } from '#packages/http/web';
import { blankDraft, triggerOfDraft } from '../wizard/rule-draft.ts';
import { RehearsalCard } from './rehearsal-card.tsx';
import { gapText } from './rehearsal-texts.ts';
import type { Rehearsal } from './use-rehearsal.ts';

const stage = vi.hoisted(() => ({
  online: true,
  call: vi.fn<(endpoint: object, input: object, options: { signal: AbortSignal }) => unknown>(),
  onThreshold: vi.fn<(threshold: number) => void>(),
}));
vi.mock('#packages/sync/web', () => ({ useSyncStatus: () => ({ online: stage.online }) }));
vi.mock('#packages/http/web', async (original) => ({
  ...(await original<object>()),
  useClient: () => ({ call: stage.call }),
}));

const day = 86_400_000;
const now = Date.parse('2026-11-25T04:00:00Z');
const found: Rehearsal = {
  ...{ from: now - 30 * day, now, to: now + 14 * day, zone: 'Australia/Perth' },
  ...{ count: 2, ahead: 1, night: 1, median_gap: 1500, per_week: 0.3, no_data: 0 },
  by_day: Array.from({ length: 44 }, (_, nth) => (nth === 29 || nth === 31 ? 1 : 0)),
  alerts: [
    { time: now - day, reason: 'now', targets: 2 },
    { time: now + day + 12 * 3_600_000, reason: 'forecast', targets: 1 },
  ],
  ...{ missing: [], has_data: true, suggestion: null, is_cut: false },
};
const tags = [
  { tag_id: 'pit', name: 'North Pit', type: 'location', hasCoordinates: true, is_hidden: false },
] as const;

beforeEach(() => {
  stage.online = true;
  stage.call.mockReset();
  stage.call.mockResolvedValue(found);
  stage.onThreshold.mockReset();
});
afterEach(cleanup);

function card(kind: TriggerKind, more: { threshold?: string; jobs?: string[] } = {}) {
  const setting = { unit: 'C' as const, timezone: 'UTC', tags, hasRoster: false };
  const blank = blankDraft(kind, { now, timezone: 'UTC', unit: 'C' });
  const { threshold, jobs = ['job'] } = more;
  const trigger =
    threshold === undefined || !('threshold' in blank.trigger)
      ? blank.trigger
      : { ...blank.trigger, threshold };
  const draft = { ...blank, trigger, jobs, locations: ['pit'] };
  return (
    <MantineProvider env="test">
      <RehearsalCard
        {...{ draft, setting, onThreshold: stage.onThreshold }}
        trigger={triggerOfDraft(draft.trigger, 'C').trigger}
      />
    </MantineProvider>
  );
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)));
const text = (words: string | RegExp) => screen.queryByText(words);

test('a rehearsal shows how often, when, and how many at night', async () => {
  render(card('conditional'));
  await press('Rehearse rule');
  expect(text('2 alerts in 44 days')).not.toBeNull();
  const figures = [...document.querySelectorAll('dl div')].map((each) => each.textContent);
  expect(figures).toEqual([
    'Per week0.3',
    'At night, 22:00 to 06:001',
    'Median gap1 d 1 h',
    'In the coming days1',
  ]);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    '2 days of 44 with alerts, at most 1 a day',
  );
  const times = [...document.querySelectorAll('ol li')].map((each) => each.textContent);
  expect(times).toEqual(['24 Nov 2026, 12:00about 2', '27 Nov 2026, 00:00Forecast, at night']);
});

test('the strip shows every day, also of alerts that are not listed', async () => {
  const by_day = [...Array<number>(43).fill(20), 40];
  stage.call.mockResolvedValue({ ...found, count: 900, by_day });
  render(card('conditional'));
  await press('Rehearse rule');
  const strip = screen.getByRole('img');
  expect(strip.getAttribute('aria-label')).toBe('44 days of 44 with alerts, at most 40 a day');
  const heights = [...strip.querySelectorAll('i')].map(({ style }) => style.height);
  expect(heights).toEqual([...Array<string>(43).fill('50%'), '100%']);
});

test('a wanted number gives a threshold that can be used', async () => {
  stage.call.mockResolvedValue({ ...found, suggestion: { threshold: 42.5, per_week: 1.8 } });
  render(card('conditional'));
  fireEvent.change(screen.getByLabelText('Target number of alerts'), { target: { value: '2' } });
  await press('Rehearse rule');
  expect(stage.call.mock.calls[0]?.[1]).toMatchObject({ body: { wanted_per_week: 2 } });
  await press('Use 42.5 °C');
  expect(stage.onThreshold).toHaveBeenCalledWith(42.5);
});

test('a wanted number that is none is refused at its field', async () => {
  render(card('conditional'));
  fireEvent.change(screen.getByLabelText('Target number of alerts'), { target: { value: '0' } });
  await press('Rehearse rule');
  expect(text('Alerts per week must be a number from 0.1 to 1000')).not.toBeNull();
  expect(stage.call).not.toHaveBeenCalled();
});

test('a changed rule marks the rehearsal as old', async () => {
  const { rerender } = render(card('conditional'));
  await press('Rehearse rule');
  expect(text('The rule has changed since this rehearsal.')).toBeNull();
  rerender(card('conditional', { threshold: '43' }));
  expect(text('The rule has changed since this rehearsal.')).not.toBeNull();
});

test('a running rehearsal can be cancelled', async () => {
  stage.call.mockReturnValue(new Promise(() => {}));
  render(card('conditional'));
  await press('Rehearse rule');
  expect(screen.getByRole('progressbar')).toBeTruthy();
  await press('Cancel');
  expect(stage.call.mock.calls[0]?.[2].signal.aborted).toBe(true);
  expect(button('Rehearse rule').disabled).toBe(false);
});

test('nothing fired, no data, and locations without weather are said', async () => {
  stage.call.mockResolvedValue({ ...found, count: 0, alerts: [], missing: ['pit'] });
  render(card('conditional'));
  await press('Rehearse rule');
  expect(text('This rule would not have sent an alert.')).not.toBeNull();
  expect(text('Left out, as their weather is unknown: North Pit')).not.toBeNull();
  stage.call.mockResolvedValue({ ...found, count: 0, alerts: [], has_data: false });
  await press('Rehearse rule');
  expect(text(/There are no tests and no weather/)).not.toBeNull();
});

test('a failure is shown and can be tried again', async () => {
  stage.call.mockRejectedValueOnce(new CallError({ message: 'Too many', code: 'TOO_MANY' }));
  render(card('status'));
  await press('Rehearse rule');
  expect(text(/Failed to rehearse the rule. Too many/)).not.toBeNull();
  await press('Rehearse rule');
  expect(text('2 alerts in 44 days')).not.toBeNull();
});

test('without a connection or a scope it cannot start', () => {
  stage.online = false;
  const { unmount } = render(card('periodic'));
  expect(text('Connect to rehearse a rule.')).not.toBeNull();
  expect(button('Rehearse rule').disabled).toBe(true);
  unmount();
  stage.online = true;
  render(card('periodic', { jobs: [] }));
  expect(text('Complete the trigger, and select a job and a location.')).not.toBeNull();
  expect(button('Rehearse rule').disabled).toBe(true);
  expect(screen.queryByLabelText('Target number of alerts')).toBeNull();
});

test.each([
  [15, '15 min'],
  [60, '1 h'],
  [200, '3 h 20 min'],
  [1440, '1 d'],
  [1500, '1 d 1 h'],
])('%d minutes are %s', (minutes, words) => {
  expect(gapText(minutes)).toBe(words);
});

test('a search for a threshold that took too long says so', async () => {
  stage.call.mockResolvedValue({ ...found, is_cut: true });
  render(card('conditional'));
  await press('Rehearse rule');
  expect(text(/Time ran out before a threshold was found/)).not.toBeNull();
});
