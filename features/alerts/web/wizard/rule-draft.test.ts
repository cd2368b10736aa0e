import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  alertLevels,
  alertMessages as messages,
  alertTrigger,
  repeatUnits,
  ruleMetrics,
  ruleOperators,
  statusActions,
  triggerKinds,
} from '#alerts/contract';
import type { AlertTrigger } from '#alerts/contract';
import { defaultTrigger } from '#alerts/domain';
import {
  blankDraft,
  blankTrigger,
  draftOfRule,
  draftOfTrigger,
  fieldOf,
  roundedText,
  scopeErrors,
  triggerOfDraft,
} from './rule-draft.ts';
import type { TriggerDraft } from './rule-draft.ts';

const place = { now: Date.parse('2026-11-25T22:03:00Z'), timezone: 'Australia/Perth' };
const units = ['C', 'F'] as const;
const minutes5 = 5 * 60_000;

const time = fc
  .integer({
    min: Date.parse('2026-01-01T00:00:00Z') / minutes5,
    max: Date.parse('2030-01-01T00:00:00Z') / minutes5,
  })
  .map((step) => step * minutes5);
const whole = (max = 100_000) => fc.integer({ min: 1, max });
const periodic = fc
  .record({
    start: time,
    length: fc.option(whole(1000)),
    timezone: fc.constantFrom('UTC', 'Australia/Perth', 'America/New_York', 'Asia/Kolkata'),
    unit: fc.constantFrom(...repeatUnits),
    every_n: whole(),
    byweekday: fc.integer({ min: 1, max: 127 }),
  })
  .map(({ start, length, ...others }): AlertTrigger => ({
    ...{ kind: 'periodic', ...others, start_at: new Date(start).toISOString() },
    end_at: length === null ? null : new Date(start + length * 86_400_000).toISOString(),
  }));
const conditional = fc
  .record({
    metric: fc.constantFrom(...ruleMetrics.slice(0, 3)),
    operator_type: fc.constantFrom(...ruleOperators),
    threshold: fc.integer({ min: 10, max: 10_000 }).map((tenths) => tenths / 10),
    frequency_minutes: whole(),
    enable_forecast: fc.boolean(),
    notify_lead_time_hours: whole(100),
    forecast_window_hours: fc.integer({ min: 100, max: 336 }),
  })
  .map((fields): AlertTrigger => ({ kind: 'conditional', ...fields }));
const status = fc
  .record({
    level: fc.constantFrom(...alertLevels),
    realert_after_hours: whole(),
    actions: fc
      .subarray([...statusActions])
      .map((chosen) => statusActions.filter((action) => chosen.includes(action))),
  })
  .map((fields): AlertTrigger => ({ kind: 'status', ...fields }));
const group = fc
  .record({
    threshold: fc.integer({ min: 10, max: 1000 }).map((tenths) => tenths / 10),
    window_hours: whole(),
    min_samples: whole(),
    level_floor: fc.constantFrom(...alertLevels),
  })
  .map((fields): AlertTrigger => ({ kind: 'aggregate_percent', ...fields }));
const trigger = fc.oneof(periodic, conditional, status, group);

test('the fields give the same trigger again', () => {
  fc.assert(
    fc.property(trigger, (stored) => {
      expect(triggerOfDraft(draftOfTrigger(stored, 'C'), 'C')).toEqual({
        trigger: stored,
        errors: null,
      });
    }),
    { numRuns: 500 },
  );
});

test('[ALERT-44] in Fahrenheit the fields show the same text again, and stay within half a tenth', () => {
  fc.assert(
    fc.property(conditional, (stored) => {
      const draft = draftOfTrigger(stored, 'F');
      const read = triggerOfDraft(draft, 'F');
      // A stored 1.0 or 1000.0 is the edge of the range, beyond which rounding may go.
      if (read.trigger === null) return;
      expect(draftOfTrigger(read.trigger, 'F')).toEqual(draft);
      if (stored.kind !== 'conditional' || read.trigger.kind !== 'conditional') return;
      expect(Math.abs(stored.threshold - read.trigger.threshold)).toBeLessThan(0.04);
    }),
    { numRuns: 500 },
  );
});

test('whatever is typed gives a valid trigger, or a message at a field of the form', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.integer({ min: -5, max: 200_000 }).map(String),
    fc.float({ noNaN: true }).map(String),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...triggerKinds),
      fc.constantFrom(...units),
      text,
      (kind, unit, typed) => {
        const draft = blankTrigger(kind, { ...place, unit });
        for (const field of Object.keys(draft).filter(isTyped)) {
          const { trigger: read, errors } = triggerOfDraft(
            { ...draft, [field]: typed } as TriggerDraft,
            unit,
          );
          if (read === null)
            expect(Object.keys(draft)).toEqual(expect.arrayContaining(Object.keys(errors)));
          else expect(alertTrigger.safeParse(read).success).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});

function isTyped(field: string): boolean {
  return (
    !['kind', 'timezone', 'unit', 'byweekday', 'metric', 'operator_type'].includes(field) &&
    !['enable_forecast', 'level', 'actions', 'level_floor'].includes(field)
  );
}

test.each(triggerKinds)('[ALERT-28] another type gives the defaults of its trigger: %s', (kind) => {
  expect(triggerOfDraft(blankDraft(kind, { ...place, unit: 'C' }).trigger, 'C').trigger).toEqual(
    defaultTrigger(kind, place),
  );
});

test('a threshold of 40 degrees is typed as 104 in Fahrenheit', () => {
  const draft = blankTrigger('conditional', { ...place, unit: 'F' });
  expect(draft).toMatchObject({ threshold: '104' });
  const typed = { ...draft, threshold: '104.5' } as TriggerDraft;
  expect(triggerOfDraft(typed, 'F').trigger).toMatchObject({ threshold: 40.28 });
  const points = { ...draft, metric: 'risk_score' } as TriggerDraft;
  expect(triggerOfDraft(points, 'F').trigger).toMatchObject({ threshold: 104 });
});

const wrong: [(typeof triggerKinds)[number], object, string, string][] = [
  ['periodic', { start: '' }, 'start', messages.timeInvalid],
  ['periodic', { end: '2020-01-01T00:00' }, 'end', messages.endFirst],
  ['periodic', { every_n: '0' }, 'every_n', messages.everyN],
  ['periodic', { every_n: '1.5' }, 'every_n', messages.everyN],
  ['conditional', { threshold: '' }, 'threshold', messages.threshold],
  ['conditional', { threshold: '0.9' }, 'threshold', messages.threshold],
  ['conditional', { threshold: '40.25' }, 'threshold', messages.threshold],
  [
    ...(['conditional', { metric: 'days_since_last_measurement', threshold: '2.5' }] as const),
    ...(['threshold', messages.days] as const),
  ],
  ['conditional', { frequency_minutes: '0' }, 'frequency_minutes', messages.frequency],
  [
    ...(['conditional', { enable_forecast: true, forecast_window_hours: '337' }] as const),
    ...(['forecast_window_hours', messages.lookAhead] as const),
  ],
  [
    ...(['conditional', { enable_forecast: true, notify_lead_time_hours: '73' }] as const),
    ...(['notify_lead_time_hours', messages.notifyTooEarly] as const),
  ],
  ['status', { realert_after_hours: 'two' }, 'realert_after_hours', messages.realert],
  ['aggregate_percent', { threshold: '100.5' }, 'threshold', messages.percent],
  ['aggregate_percent', { window_hours: '' }, 'window_hours', messages.window],
  ['aggregate_percent', { min_samples: '0' }, 'min_samples', messages.samples],
];
test.each(wrong)(
  '[ALERT-36] %s with %j is rejected at its field',
  (kind, typed, field, message) => {
    const draft = { ...blankTrigger(kind, { ...place, unit: 'C' }), ...typed } as TriggerDraft;
    expect(triggerOfDraft(draft, 'C')).toEqual({ trigger: null, errors: { [field]: message } });
  },
);

test('in Fahrenheit the range of a threshold is in Fahrenheit', () => {
  const draft = blankTrigger('conditional', { ...place, unit: 'F' });
  const low = { ...draft, threshold: '20' } as TriggerDraft;
  expect(triggerOfDraft(low, 'F').errors).toEqual({
    threshold: 'The threshold must be a number from 33.8 to 1832 with at most one decimal',
  });
});

test('hours that are hidden do not stop the form', () => {
  const draft = blankTrigger('conditional', { ...place, unit: 'C' });
  const typed = { ...draft, forecast_window_hours: '', notify_lead_time_hours: '900' };
  expect(triggerOfDraft(typed as TriggerDraft, 'C').trigger).toMatchObject({
    ...{ forecast_window_hours: 72, notify_lead_time_hours: 48 },
  });
});

test('[ALERT-38] a start is rounded up to the next 5 minutes', () => {
  expect(roundedText('2026-11-25T06:01', 'Australia/Perth')).toBe('2026-11-25T06:05');
  expect(roundedText('2026-11-25T23:56', 'Asia/Kathmandu')).toBe('2026-11-26T00:00');
  expect(roundedText('', 'UTC')).toBe('');
});

const tags = [
  { tag_id: 'j', name: 'Welder', type: 'job', hasCoordinates: false },
  { tag_id: 'l', name: 'North Pit', type: 'location', hasCoordinates: true },
  { tag_id: 'm', name: 'Camp', type: 'location', hasCoordinates: false },
] as const;

test('[ALERT-34, ALERT-35] jobs, locations and channels are required, and the weather needs coordinates', () => {
  const draft = blankDraft('conditional', { ...place, unit: 'C' });
  const read = triggerOfDraft(draft.trigger, 'C').trigger;
  if (read === null) throw new Error('The defaults are valid');
  const none = { push: false, email: false, sms: false, webhook: false };
  expect(scopeErrors({ ...draft, channels: none }, read, tags)).toEqual({
    jobs: 'Please select at least one job.',
    locations: 'Please select at least one location.',
    channels: 'Please select at least one channel.',
  });
  expect(scopeErrors({ ...draft, jobs: ['j'], locations: ['m'] }, read, tags)).toEqual({
    locations: 'The location Camp has no coordinates.',
  });
  expect(scopeErrors({ ...draft, jobs: ['j'], locations: ['l'] }, read, tags)).toEqual({});
});

test('a stored rule is opened with its jobs and locations, without deleted ones', () => {
  const stored = defaultTrigger('status', place);
  const draft = draftOfRule(
    {
      ...{ alert_rule_id: 'r', enabled: false, use_roster: true, type: 'status', active: true },
      ...{ trigger: { ...stored, next_run_at: null }, tag_ids: ['j', 'gone', 'l'] },
      channels: { push: false, email: true, sms: false, webhook: false },
      ...{ created_time: '', modified_time: '' },
    },
    tags,
    'C',
  );
  expect(draft).toMatchObject({ jobs: ['j'], locations: ['l'], use_roster: true });
  expect(draft.channels.email).toBe(true);
});

test.each([
  ['trigger.threshold', 'threshold'],
  ['trigger.start_at', 'start'],
  ['trigger.end_at', 'end'],
  ['tag_ids', 'jobs'],
  ['channels', 'channels'],
])('the message of the server at %s is shown at %s', (path, field) => {
  expect(fieldOf(path)).toBe(field);
});
