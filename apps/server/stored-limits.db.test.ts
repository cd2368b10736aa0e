import { afterAll, beforeAll, expect, test } from 'vitest';
import { measurementMessages, metadataBounds, rawDataBounds } from '#measurements/contract';
import { organisationMessages, settingsBounds } from '#organisation/contract';
import { deviceIn, sentOf, storedTests } from './testing/ingest.ts';
import { signInTo, createOrgFixture } from './testing/org-fixture.ts';
import type { OrgFixture } from './testing/org-fixture.ts';

let fixture: OrgFixture;
let tokens: Record<'person' | 'device', string>;
beforeAll(async () => {
  fixture = await createOrgFixture();
  const person = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
  tokens = { person, device: (await deviceIn(fixture, 'WR-1')).token };
});
afterAll(() => fixture.leave());

/** A list with this many levels. */
const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;

/** A text with this many bytes as JSON; each € has three of them. */
const textOf = (bytes: number) => {
  const room = bytes - 2;
  return '€'.repeat(Math.floor(room / 3)) + 'x'.repeat(room % 3);
};

const { rawDataTooLarge, rawDataTooDeep, metadataTooLarge, metadataTooDeep } = measurementMessages;
const aroundNotes = Buffer.byteLength(JSON.stringify({ own: '' })) - 2;

const limits: [string, object, object | null][] = [
  ['raw data of 32 KiB', { raw_data: textOf(rawDataBounds.bytes) }, null],
  [
    'raw data of a byte more',
    { raw_data: textOf(rawDataBounds.bytes + 1) },
    { raw_data: rawDataTooLarge },
  ],
  ['raw data of 32 levels', { raw_data: nested(rawDataBounds.depth) }, null],
  [
    'raw data of 33 levels',
    { raw_data: nested(rawDataBounds.depth + 1) },
    { raw_data: rawDataTooDeep },
  ],
  ['metadata of 64 KiB', { metadata: { own: textOf(metadataBounds.bytes - aroundNotes) } }, null],
  [
    'metadata of a byte more',
    { metadata: { own: textOf(metadataBounds.bytes - aroundNotes + 1) } },
    { metadata: metadataTooLarge },
  ],
  ['metadata of 16 levels', { metadata: { own: nested(metadataBounds.depth - 1) } }, null],
  [
    'metadata of 17 levels',
    { metadata: { own: nested(metadataBounds.depth) } },
    { metadata: metadataTooDeep },
  ],
];

const senders = ['person', 'device'] as const;

test.each(
  limits.flatMap(([what, ...more]) => senders.map((sender) => [what, sender, ...more] as const)),
)('%s, sent by a %s, is accepted up to its limit', async (_, sender, more, errors) => {
  const row = sentOf(fixture.acme.id('worker_day'), more);
  const body = { measurements: [row] };
  const answer = await fixture.app.call('POST', '/v3/measurement', body, tokens[sender]);
  expect(answer.status, answer.text).toBe(200);
  const { accepted, rejected } = answer.body.data;
  expect(accepted).toEqual(errors === null ? [row.measurement_id] : []);
  expect(rejected.map(({ errors: said }) => said)).toEqual(errors === null ? [] : [errors]);
});

test.each(senders)(
  'raw data with 5000 levels, sent by a %s, is rejected completely with its path',
  async (sender) => {
    const before = await storedTests(fixture);
    const good = JSON.stringify(sentOf(fixture.acme.id('worker_day')));
    for (const levels of [65, 5000, 500_000]) {
      const deep = '['.repeat(levels) + ']'.repeat(levels);
      const bad = good.replace(/}$/, `,"raw_data":${deep}}`);
      const payload = `{"measurements":[${good},${bad}]}`;
      const answer = await fixture.app.raw('POST', '/v3/measurement', payload, tokens[sender]);
      expect(answer.status, String(levels)).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual(['measurements.1.raw_data']);
    }
    expect(await storedTests(fixture)).toEqual(before);
  },
);

test('settings of an organisation cannot exceed their limit by many small calls', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    const metadata = { [`own_${String(index)}`]: textOf(settingsBounds.bytes / 4 - 100) };
    const answer = await fixture.app.call('PATCH', '/v3/organisation', { metadata }, tokens.person);
    statuses.push(answer.status);
    if (answer.status === 422) {
      expect(answer.body.errors).toEqual({ metadata: organisationMessages.tooMuch });
    }
  }
  expect(statuses).toEqual([200, 200, 200, 200, 422]);
});

test('settings stored before the limit existed can be changed, but cannot grow', async () => {
  const { org_id } = fixture.other;
  const old = { old: 'x'.repeat(settingsBounds.bytes) };
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query('update organisations set metadata = $1 where org_id = $2', [
      JSON.stringify({ ...old, _report_brand: 'Mine' }),
      org_id,
    ]),
  );
  const token = await signInTo(fixture.app, fixture.other.emailOf('owner'));
  const change = async (metadata: object) =>
    (await fixture.app.call('PATCH', '/v3/organisation', { metadata }, token)).status;
  expect(await change({ _report_brand: 'Ours' })).toBe(200);
  expect(await change({ _report_brand: 'Longer' })).toBe(422);
  expect(await change({ old: '' })).toBe(200);
  expect(await change({ _report_brand: 'Longer' })).toBe(200);
});
