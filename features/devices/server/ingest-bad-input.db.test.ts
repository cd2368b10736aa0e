import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, createOrgFixture, deviceIn, sentOf, storedTests } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';

let fixture: OrgFixture;
let token: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  ({ token } = await deviceIn(fixture, 'WR-9'));
});
afterAll(() => fixture.leave());

const iso = (time: number) => new Date(time).toISOString();
const person = () => fixture.acme.id('worker_day');
const send = (rows: readonly unknown[]) => {
  // The bucket of the token fills up meanwhile.
  fixture.clock.now += 1000;
  return fixture.app.call('POST', '/v3/measurement', { measurements: rows }, token);
};
const raw = (payload: string) => fixture.app.raw('POST', '/v3/measurement', payload, token);
const number = 'Value must be a number';
const range = 'Value must be between 0 and 100000';

/** Changes that make a row invalid, and the message of each. */
const faults: Record<string, [more: () => object, message: string]> = {
  'a text as value': [() => ({ value: '104' }), number],
  'no value': [() => ({ value: null }), number],
  'a value below nothing': [() => ({ value: -0.001 }), range],
  'a thousand millions': [() => ({ value: 1e9 }), range],
  'a time six minutes ahead': [
    () => ({ created_time: iso(fixture.clock.now + 360_000) }),
    'Time cannot be more than 5 minutes in the future',
  ],
  'a time before 1970': [() => ({ created_time: '1969-12-31T23:59:59Z' }), 'Time is not valid'],
  'a time in an hour that was skipped, without an offset': [
    () => ({ created_time: '2026-03-29T02:30:00' }),
    'Time is not valid',
  ],
  'a person of nobody': [() => ({ user_id: newId() }), 'User not found'],
  'a person of another organisation': [
    () => ({ user_id: fixture.other.id('worker_day') }),
    'User not found',
  ],
  'a type of its own without a kind': [() => ({ type: 'custom' }), 'Measurement type not found'],
  'a tag of another organisation': [() => ({ tag_ids: [fixture.other.day] }), 'Tag not found'],
  'the serial of another device': [
    () => ({ metadata: { device_serial: 'WR-1' } }),
    'The serial number does not match the device of this token',
  ],
};

test.each(Object.entries(faults))(
  '%s is rejected with its reason',
  async (_fault, [more, message]) => {
    const row = sentOf(person(), more());
    const { status, body } = await send([row]);
    expect([status, body.data]).toMatchObject([
      200,
      { accepted: [], rejected: [{ measurement_id: row.measurement_id, message }] },
    ]);
  },
);

test.each([
  ['an unknown type', { type: 'blood' }],
  ['an id that is none', { user_id: 'x' }],
])('%s is rejected', async (_fault, more) => {
  const { status, body } = await send([sentOf(person(), more)]);
  expect([status, body.data.accepted, body.data.rejected.length]).toEqual([200, [], 1]);
});

test('numbers that JSON cannot represent are rejected', async () => {
  const text = JSON.stringify({ measurements: [sentOf(person())] });
  fixture.clock.now += 1000;
  expect((await raw(text.replace(':104', ':NaN'))).status).toBe(400);
  const { body } = await raw(text.replace(':104', ':1e999'));
  expect(body.data.rejected).toHaveLength(1);
});

test.each([
  ['1970, with an offset', '1970-01-01T00:00:00.000Z', '1970-01-01T00:00:00.000Z'],
  [
    'an hour that a clock skipped, with its offset',
    '2026-03-29T02:30:00+01:00',
    '2026-03-29T01:30:00.000Z',
  ],
])('a time in %s is read correctly', async (_when, created_time, moment) => {
  const row = sentOf(person(), { created_time });
  expect((await send([row])).body.data.accepted).toEqual([row.measurement_id]);
  const stored = await storedTests(fixture);
  const found = stored.find((each) => each['measurement_id'] === row.measurement_id);
  expect(iso(Date.parse(String(found?.['created_time'])))).toBe(moment);
});

test('501 rows are rejected together, as are an empty list and a value that is not a list', async () => {
  const before = (await storedTests(fixture)).length;
  for (const rows of [Array.from({ length: 501 }, () => sentOf(person())), []]) {
    const { status, body } = await send(rows);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['measurements']]);
  }
  expect((await raw('{"measurements":{}}')).status).toBe(422);
  expect((await raw('[]')).status).toBe(400);
  expect((await raw('{"measurements":')).status).toBe(400);
  expect(await storedTests(fixture)).toHaveLength(before);
});

test('a body of ten megabytes is rejected before it is read', async () => {
  const before = (await storedTests(fixture)).length;
  const rows = Array.from({ length: 10 }, () => sentOf(person(), { raw_data: 'x'.repeat(1e6) }));
  expect((await raw(JSON.stringify({ measurements: rows }))).status).toBe(413);
  expect(await storedTests(fixture)).toHaveLength(before);
});

test('of any mix of rows exactly the valid ones are stored, and each invalid one is reported once', async () => {
  const kinds = fc.array(fc.constantFrom('good', ...Object.keys(faults)), {
    minLength: 1,
    maxLength: 40,
  });
  await fc.assert(
    fc.asyncProperty(kinds, async (wanted) => {
      const rows = wanted.map((kind) => ({
        kind,
        row: sentOf(person(), faults[kind]?.[0]() ?? { value: 80 }),
      }));
      const idsOf = (isGood: boolean) =>
        rows
          .filter(({ kind }) => (kind === 'good') === isGood)
          .map(({ row }) => row.measurement_id)
          .toSorted();
      const { status, body } = await send(rows.map(({ row }) => row));
      expect(status).toBe(200);
      expect(body.data.accepted.toSorted()).toEqual(idsOf(true));
      expect(body.data.rejected.map(({ measurement_id }) => measurement_id).toSorted()).toEqual(
        idsOf(false),
      );
      const ids = new Set(rows.map(({ row }) => row.measurement_id));
      const stored = (await storedTests(fixture)).map((each) => String(each['measurement_id']));
      expect(stored.filter((id) => ids.has(id)).toSorted()).toEqual(idsOf(true));
    }),
    { numRuns: 30 },
  );
}, 120_000);
