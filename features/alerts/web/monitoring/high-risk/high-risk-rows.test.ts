import { expect, test } from 'vitest';
import type { HighRiskRow } from '#alerts/offline';
import { riskSearch } from '../monitoring-search.ts';
import { highRiskColumns } from './high-risk-columns.tsx';
import { foundRisks, isHandledInTime } from './high-risk-rows.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-20T12:00:00.000Z');
const row: HighRiskRow = {
  ...{ high_risk_id: 'h', alert_id: 'a', user_id: 'ann', name: 'Ann Doe', level: 'severe' },
  trigger: {
    ...{ kind: 'status', level: 'moderate', realert_after_hours: 2, actions: ['read_guidance'] },
  },
  ...{ tags: ['Crew'], jobs: ['Welder'], locations: ['Pit'], tag_ids: ['pit', 'welder'] },
  ...{ created: now, due: now - 2 * hour, retest: null, cleared: null, isResolved: false },
  test: { measurement_id: 'm', time: now - 30 * hour, value: 190, state: 'severe' },
  actions: {
    ...{ complete_survey: 'not_required', read_guidance: 'open', call_supervisor: 'done' },
  },
  ...{ isManaged: true, isOwn: false, drink: null },
  action_times: { complete_survey: null, read_guidance: null, call_supervisor: now + hour },
};
const chosen = {
  ...{ rows: [], has: () => false, toggle: () => undefined, set: () => undefined },
  clear: () => undefined,
};
const textsOf = (given: HighRiskRow) =>
  Object.fromEntries(
    highRiskColumns({ chosen, now, unit: 'C', isNarrow: false, onOpen: () => undefined }).map(
      ({ head, text }) => [head, text(given)],
    ),
  );

test('[ALERT-03, ALERT-26] the columns of high-risk measurements', () => {
  expect(textsOf(row)).toMatchObject({
    ...{ Worker: 'Ann Doe', Level: 'Severe', Result: '190 mOsm, Severely Dehydrated' },
    ...{ 'Re-test': 'Overdue 2h', Survey: 'Not required', Guidance: 'Open' },
    ...{ 'Supervisor called': 'Done', Alert: 'Moderately Dehydrated or worse' },
    'Location and job': 'Pit, Welder',
  });
  const hydrated = { value: 52, state: 'hydrated' as const };
  const retest = { measurement_id: 'n', time: now - 29 * hour, ...hydrated };
  const drink = Date.parse('2026-11-20T12:09:00.000Z');
  expect([textsOf(row)['Drink logged'], textsOf({ ...row, drink })['Drink logged']]).toEqual([
    ...['', '2026-11-20T12:09:00.000Z'],
  ]);
  expect(textsOf({ ...row, retest, due: null })['Re-test']).toBe('52 mOsm, Hydrated, 1 h later');
});

test.each([
  [{}, 1],
  [{ level: 'mild' as const }, 0],
  [{ level: 'severe' as const, job: 'welder', location: 'pit' }, 1],
  [{ location: 'elsewhere' }, 0],
  [{ window: '24h' as const }, 0],
  [{ window: '7d' as const }, 1],
  [{ search: 'crew' }, 1],
  [{ search: 'bob' }, 0],
])('high-risk measurements are found by %j: %i', (part, count) => {
  expect(foundRisks([row], { ...riskSearch.defaults, ...part }, now)).toHaveLength(count);
});

test.each([
  [{}, false],
  [{ call_supervisor: now + hour / 2 }, true],
  [{ read_guidance: now + hour / 2 + 1 }, false],
])('with actions recorded at %j it was handled within 30 minutes: %s', (times, expected) => {
  const action_times = { ...row.action_times, ...times };
  expect(isHandledInTime({ ...row, action_times })).toBe(expected);
  expect(isHandledInTime({ ...row, action_times, cleared: now + hour / 3 })).toBe(true);
});

test('only open actions, if that is asked', () => {
  const done = { ...row, actions: { ...row.actions, read_guidance: 'done' as const } };
  const query = { ...riskSearch.defaults, actions: 'open' as const };
  expect(foundRisks([row, done], query, now)).toEqual([row]);
});

test('handled is what has an action or was cleared; a re-test that is as bad changes nothing', () => {
  const actions = { ...row.actions, call_supervisor: 'open' as const };
  const severe = { value: 185, state: 'severe' as const };
  const open = { ...row, actions, retest: { measurement_id: 'n', time: now, ...severe } };
  const cleared = { ...open, cleared: now };
  const query = { ...riskSearch.defaults, actions: 'handled' as const };
  expect(foundRisks([row, open, cleared], query, now)).toEqual([row, cleared]);
  expect(foundRisks([row, open, cleared], { ...query, actions: 'in_time' }, now)).toEqual([
    cleared,
  ]);
});
