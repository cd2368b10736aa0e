import { expect, test } from 'vitest';
import type { Copy } from '#packages/sync/offline';
import { dashboardFrame } from './dashboard-frame.ts';

const place = (name: string, parts: object = {}) => ({
  ...{ tag_id: name, name, type: 'location', active: true, is_hidden: false },
  ...parts,
});
const tags = [
  ...[place('South Pit'), place('North Pit'), place('Gone', { active: false })],
  ...[place('Day crew', { type: 'default' }), place('Old Pit', { is_hidden: true })],
];

/** A copy of an organisation with a few tags. */
function copyOf(metadata: object): Copy {
  const tables: Record<string, ReadonlyMap<string, object>> = {
    organisations: new Map([['org', { org_id: 'org', metadata }]]),
    tags: new Map(tags.map((tag) => [tag.tag_id, tag])),
  };
  return {
    rows: (table: string) => tables[table] ?? new Map<string, object>(),
    memo: (_key: string, _tables: unknown, compute: () => unknown) => compute(),
  } as unknown as Copy;
}

test.each([
  [{ _show_preview_features: true, _beta: ['heat stress'] }, ['North Pit', 'South Pit']],
  [{ _show_preview_features: false, _beta: ['heat stress'] }, []],
  [{ _show_preview_features: true, _beta: ['roster'] }, []],
])('locations can be chosen if heat stress is on: %j', async (metadata, names) => {
  const frame = await dashboardFrame.run(copyOf(metadata), {}, { now: 0, user_id: 'me' });
  expect(frame.locations.map(({ name }) => name)).toEqual(names);
});

test('[PLAT-24] the dashboard offers the accumulation tracker with a threshold, not without', async () => {
  const cardsOf = async (metadata: object) =>
    (await dashboardFrame.run(copyOf(metadata), {}, { now: 0, user_id: 'me' })).cards;
  expect(await cardsOf({ _heat_index_threshold: 38 })).toContain('heat_exposure_accumulation');
  expect(await cardsOf({})).not.toContain('heat_exposure_accumulation');
});
