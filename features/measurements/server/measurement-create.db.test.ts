import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  measurementOf,
  noon,
  storeMeasurements,
  createOrgFixture,
  iso,
  measurementsOf,
} from '#apps/server/testing';
import type { OrgFixture, TestMeasurements } from '#apps/server/testing';

let fixture: OrgFixture;
let measurements: TestMeasurements;
beforeEach(async () => {
  fixture = await createOrgFixture();
  measurements = measurementsOf(fixture);
});
afterEach(() => fixture.leave());

test('a test is stored with its recorder, its person and the settings of that time', async () => {
  const row = measurements.sent('worker_day', { metadata: { notes: 'after lunch' } });
  const { status, body } = await measurements.add('manager_day', row);
  expect(status).toBe(200);
  expect(body.data).toEqual({ accepted: [row.measurement_id], rejected: [] });
  expect(await measurements.stored()).toMatchObject([
    {
      measurement_id: row.measurement_id,
      value: 104,
      value_f: '104 mOsm',
      valid: true,
      active: true,
      measured_by_user_id: fixture.acme.id('manager_day'),
      measured_by_name_first: 'manager_day',
      name_first: 'worker_day',
      user_tag_ids: [fixture.acme.day],
      metadata: { notes: 'after lunch' },
      created_time: iso(noon - 60_000),
    },
  ]);
});

test('the same id again is accepted and changes nothing', async () => {
  const row = measurements.sent('worker_day');
  await measurements.add('manager_day', row);
  const again = await measurements.add('manager_day', { ...row, value: 5 });
  expect(again.body.data).toEqual({ accepted: [row.measurement_id], rejected: [] });
  expect(await measurements.stored()).toMatchObject([{ value: 104 }]);
});

test('a stored test is accepted again after its person was removed', async () => {
  const row = measurements.sent('worker_day');
  await measurements.add('manager_day', row);
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query('update users set active = false where user_id = $1', [fixture.acme.id('worker_day')]),
  );
  const { body } = await measurements.add('manager_day', row, row, measurements.sent('worker_day'));
  expect(body.data.accepted).toEqual([row.measurement_id]);
  expect(body.data.rejected).toMatchObject([{ message: 'User not found' }]);
  expect(await measurements.stored()).toHaveLength(1);
});

test('an id that another organisation uses is in use, without further details', async () => {
  const foreign = measurementOf(fixture.other.id('worker_day'));
  await storeMeasurements(fixture.database, fixture.other.org_id, [foreign]);
  const { body } = await measurements.add(
    'manager_day',
    measurements.sent('worker_day', { measurement_id: foreign.measurement_id }),
  );
  expect(body.data.accepted).toEqual([]);
  expect(body.data.rejected).toMatchObject([{ message: 'This identifier is already in use' }]);
  expect(await measurements.stored()).toEqual([]);
  expect(await measurements.stored(fixture.other.org_id)).toMatchObject([{ value: 72 }]);
});

test('one invalid row does not affect the others', async () => {
  const good = measurements.sent('worker_day');
  const bad = measurements.sent('worker_day', { value: -1 });
  const { body } = await measurements.add('manager_day', bad, good, 'nonsense');
  expect(body.data.accepted).toEqual([good.measurement_id]);
  expect(body.data.rejected).toMatchObject([
    {
      measurement_id: bad.measurement_id,
      message: 'Value must be between 0 and 100000',
      errors: { value: 'Value must be between 0 and 100000' },
    },
    { measurement_id: null },
  ]);
});

test.each([
  ['text as value', { value: '104' }, 'Value must be a number'],
  ['a value that is no number', { value: null }, 'Value must be a number'],
  ['a value too large', { value: 100_001 }, 'Value must be between 0 and 100000'],
  ['an unreadable time', { created_time: 'noon' }, 'Time is not valid'],
  ['a time without a zone', { created_time: '2026-11-20T04:00:00' }, 'Time is not valid'],
  [
    'a time 6 minutes ahead',
    { created_time: iso(noon + 360_000) },
    'Time cannot be more than 5 minutes in the future',
  ],
  ['an unknown person', { user_id: '01900000-0000-7000-8000-000000000000' }, 'User not found'],
  ['an unknown tag', { tag_ids: ['01900000-0000-7000-8000-000000000000'] }, 'Tag not found'],
  ['an unknown own type', { type: 'custom' }, 'Measurement type not found'],
  ['a time before all tests', { created_time: '0000-01-01T00:00:00Z' }, 'Time is not valid'],
  ['a day that is none', { created_time: '2026-02-30T00:00:00Z' }, 'Time is not valid'],
  [
    'a zero character',
    { metadata: { notes: 'a\0b' } },
    'The text has characters that cannot be stored',
  ],
  ['half a character', { raw_data: ['\ud800'] }, 'The text has characters that cannot be stored'],
  ['too much metadata', { metadata: { x: 'x'.repeat(66_000) } }, 'Metadata can be at most 64 KiB'],
  [
    'a baseline out of range',
    { type: 'sosm_baseline', metadata: { baseline: { values: [1e308, 1e308], mean: 1, std: 1 } } },
    'Value must be between 0 and 100000',
  ],
])('%s is rejected with the message of the form', async (_fault, more, message) => {
  const { status, body } = await measurements.add(
    'manager_all',
    measurements.sent('worker_day', more),
  );
  expect(status).toBe(200);
  expect(body.data.rejected).toMatchObject([{ message }]);
  expect(await measurements.stored()).toEqual([]);
});

test('tags of another organisation are not found', async () => {
  const { body } = await measurements.add(
    'owner',
    measurements.sent('worker_day', { tag_ids: [fixture.other.day] }),
  );
  expect(body.data.rejected).toMatchObject([{ message: 'Tag not found' }]);
});

test('a person of another organisation is not found', async () => {
  const { body } = await measurements.add(
    'owner',
    measurements.sent('worker_day', { user_id: fixture.other.id('worker_day') }),
  );
  expect(body.data.rejected).toMatchObject([{ message: 'User not found' }]);
});

test.each([
  ['manager_day', 'worker_day', true],
  ['manager_day', 'worker_night', false],
  ['manager_all', 'worker_night', true],
  ['admin', 'worker_night', true],
  ['worker_day', 'worker_day', true],
  ['worker_day', 'mate_day', false],
  ['editor_day', 'worker_day', false],
  ['limited', 'limited', false],
])('%s adding a test of %s: %s', async (by, person, allowed) => {
  const { body } = await measurements.add(by, measurements.sent(person));
  expect(body.data.accepted).toHaveLength(allowed ? 1 : 0);
  expect(await measurements.stored()).toHaveLength(allowed ? 1 : 0);
});

test('the newest valid baseline before the test is stored with it', async () => {
  const baseline = (time: number, values: number[], valid = true) =>
    measurements.sent('worker_day', {
      type: 'sosm_baseline',
      value: 1,
      valid,
      created_time: iso(time),
      metadata: { baseline: { values, mean: 999, std: 999 } },
    });
  const hour = 3_600_000;
  await measurements.add('manager_day', baseline(noon - 9 * hour, [40, 42, 44, 46, 48, 50]));
  await measurements.add('manager_day', baseline(noon - 3 * hour, [60, 60, 60, 60, 60, 60], false));
  await measurements.add(
    'manager_day',
    measurements.sent('worker_day', { created_time: iso(noon - 10 * hour) }),
  );
  await measurements.add(
    'manager_day',
    measurements.sent('worker_day', { created_time: iso(noon - hour) }),
  );
  const tests = (await measurements.stored()).map(({ type, value, metadata }) => ({
    type,
    value,
    metadata,
  }));
  expect(tests).toMatchObject([
    { type: 'sosm', metadata: {} },
    { type: 'sosm_baseline', value: 45 },
    { type: 'sosm_baseline', value: 60 },
    { type: 'sosm', metadata: { baseline: { mean: 45, values: [40, 42, 44, 46, 48, 50] } } },
  ]);
  expect(tests[0]?.metadata).not.toHaveProperty('baseline');
});

test('a baseline sent together with a later test is stored with it', async () => {
  const values = [40, 42, 44, 46, 48, 50];
  const baseline = measurements.sent('worker_day', {
    type: 'sosm_baseline',
    created_time: iso(noon - 7_200_000),
    metadata: { baseline: { values, mean: 0, std: 0 } },
  });
  await measurements.add(
    'manager_day',
    measurements.sent('worker_day'),
    measurements.sent('mate_day'),
    baseline,
  );
  const rows = await measurements.stored();
  const ofPerson = (person: string) =>
    rows.find((row) => row['user_id'] === fixture.acme.id(person) && row['type'] === 'sosm');
  expect(ofPerson('worker_day')).toMatchObject({ metadata: { baseline: { values, mean: 45 } } });
  expect(ofPerson('mate_day')?.['metadata']).not.toHaveProperty('baseline');
});

test('[MEAS-12] a survey is stored as sent, except a question of an unknown type', async () => {
  const question = { question: 'Slept?', key: 'slept', value: 'Well', choices: {} };
  const survey = [{ ...question, type: 'text' }];
  const row = measurements.sent('worker_day', { metadata: { survey } });
  expect((await measurements.add('manager_day', row)).body.data.rejected).toEqual([]);
  expect(await measurements.stored()).toMatchObject([{ metadata: { survey } }]);
  const odd = measurements.sent('worker_day', {
    metadata: { survey: [{ ...question, type: 'unknown' }] },
  });
  const { body } = await measurements.add('manager_day', odd);
  expect(body.data.rejected).toMatchObject([{ message: 'Unsupported Question Type' }]);
});

test('the mark of a checked value is an optional boolean and is stored as sent', async () => {
  const marked = measurements.sent('worker_day', { value: 8, metadata: { checked: true } });
  const unmarked = measurements.sent('worker_day', { value: 9 });
  const wrong = measurements.sent('worker_day', { metadata: { checked: 'yes' } });
  const { body } = await measurements.add('manager_day', marked, unmarked, wrong);
  expect(body.data.accepted).toEqual([marked.measurement_id, unmarked.measurement_id]);
  expect(body.data.rejected).toMatchObject([{ measurement_id: wrong.measurement_id }]);
  const stored = await measurements.stored();
  expect(stored.find(({ value }) => value === 8)).toMatchObject({ metadata: { checked: true } });
  expect(stored.find(({ value }) => value === 9)?.['metadata']).not.toHaveProperty('checked');
});

test('sweat sodium is shown without decimals', async () => {
  const row = measurements.sent('worker_day', { type: 'sweat', value: 1013.4 });
  await measurements.add('manager_day', row);
  expect(await measurements.stored()).toMatchObject([{ value: 1013.4, value_f: '1013 mg/L' }]);
});
