import { expect, test } from 'vitest';
import { emergencySheet } from './emergency-sheet.ts';
import type { Copy } from '#packages/sync/offline';
import type { Roster } from '#rosters/contract';

const now = Date.UTC(2026, 10, 23, 4);
const iso = (time: number) => new Date(time).toISOString();
const rowsOf = (rows: readonly object[], key: string) =>
  new Map(rows.map((row) => [(row as Record<string, string>)[key] ?? '', row]));
const tag = (tag_id: string, type: string, metadata: object = {}) => ({
  ...{ tag_id, name: tag_id, type, metadata, active: true, is_hidden: false },
});
const person = (user_id: string, tag_ids: string[], metadata: object = {}) => ({
  ...{ user_id, name_first: user_id, name_last: '', tag_ids, metadata },
  ...{ active: true, is_hidden: false, experimental: false },
});
/** Mondays from 06:00 to 18:00, UTC. */
const roster: Roster = {
  ...{ roster_id: 'r', user_ids: ['ann', 'cleo'], people_count: 2, timezone: 'UTC' },
  ...{ shift_start_time: iso(Date.UTC(2026, 10, 23, 2)) },
  ...{ shift_end_time: iso(Date.UTC(2026, 10, 23, 14)), frequency: 4, interval: 1 },
  ...{ days_of_week: [1], active: true, created_time: iso(0), modified_time: iso(0) },
} as Roster;
const start = (emergency_id: string, recorded_by: string, minutes: number) => ({
  ...{ entry_id: emergency_id, emergency_id, kind: 'started', time: iso(now - minutes * 60_000) },
  ...{ note: '', is_drill: false, location_id: 'Plant', user_id: null, corrects: null },
  ...{ corrected_time: null, recorded_by, is_withheld: false, active: true, created_time: iso(0) },
});

function run(organisation: object, more: Record<string, ReadonlyMap<string, object>> = {}) {
  const tables: Record<string, ReadonlyMap<string, object>> = {
    organisations: new Map([['org', { org_id: 'org', metadata: organisation }]]),
    tags: rowsOf(
      [
        tag('Plant', 'location', { lat: -23.34, lon: 119.75, _emergency_address: 'Gate 3' }),
        ...[tag('Depot', 'location'), tag('aid', 'default')],
      ],
      'tag_id',
    ),
    users: rowsOf(
      [
        ...[person('me', ['Plant']), person('ann', ['aid', 'Plant'], { Phone: '0491 570 006' })],
        ...[person('bob', ['aid'], { mobile: '0491570156' }), person('cleo', ['aid'])],
        person('dan', ['Plant'], { Phone: '0491570157' }),
      ],
      'user_id',
    ),
    rosters: new Map([['r', roster]]),
    ...more,
  };
  const copy = {
    rows: (table: string) => tables[table] ?? new Map<string, object>(),
    unsent: () => new Map(),
    memo: (_key: string, _tables: unknown, compute: () => unknown) => compute(),
  } as unknown as Copy;
  return emergencySheet.run(copy, {}, { now, user_id: 'me' });
}

const withShifts = {
  ...{ _show_preview_features: true, _beta: ['roster'], _first_aid_tag_id: 'aid' },
  _emergency_number: '000',
};

test('first-aiders on shift come first, and those who can be called before the others', async () => {
  const { firstAiders, number, hasShifts } = await run(withShifts);
  expect([number, hasShifts]).toEqual(['000', true]);
  expect(firstAiders).toEqual([
    {
      ...{ user_id: 'ann', name: 'ann', phone: '0491 570 006', location_ids: ['Plant'] },
      until: Date.UTC(2026, 10, 23, 14),
    },
    expect.objectContaining({ name: 'cleo', phone: null, until: Date.UTC(2026, 10, 23, 14) }),
    expect.objectContaining({ name: 'bob', phone: '0491570156', until: null }),
  ]);
});

test('without rosters nobody is on shift; without a tag nothing is known', async () => {
  const { firstAiders, hasShifts } = await run({ _first_aid_tag_id: 'aid' });
  expect([hasShifts, firstAiders?.map(({ until }) => until)]).toEqual([false, [null, null, null]]);
  expect((await run({})).firstAiders).toBeNull();
});

test('the site has coordinates and an address; the default is a location of the viewer', async () => {
  const { sites, own_site_id } = await run({});
  expect(own_site_id).toBe('Plant');
  expect(sites).toEqual([
    { tag_id: 'Depot', name: 'Depot', place: null, address: '' },
    { tag_id: 'Plant', name: 'Plant', place: { lat: -23.34, lon: 119.75 }, address: 'Gate 3' },
  ]);
});

test('running emergencies are found again, own ones first; old ones are not', async () => {
  const entries = [start('a', 'ann', 5), start('b', 'me', 60), start('c', 'me', 13 * 60)];
  const { running } = await run({}, { emergency_entries: rowsOf(entries, 'entry_id') });
  expect(running.map(({ emergency_id, location }) => [emergency_id, location])).toEqual([
    ['b', 'Plant'],
    ['a', 'Plant'],
  ]);
});
