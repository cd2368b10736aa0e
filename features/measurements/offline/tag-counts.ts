import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { workerCounts } from '#people/offline';
import type { Permission } from '#permissions/contract';
import { accessFromText } from '#permissions/domain';
import type { TagCounts } from '#tags/domain';
import { measurementIndex } from './measurement-index.ts';

/**
 * Number of people, managers and tests of each tag; one pass over each. Hidden and test people and
 * removed tests do not count. A test whose person also has the tag counts once.
 */
export const tagCounts = defineRead({
  name: 'measurements.tag_counts',
  tables: ['users', 'tags', 'permissions', 'measurements'],
  run: (copy, _params: Record<string, never>): Readonly<Record<string, TagCounts>> => {
    const counts = new Map<string, TagCounts>();
    countPeople(copy, counts);
    countManagers(copy, counts);
    countTests(copy, counts);
    return Object.fromEntries(counts);
  },
});

type Counts = Map<string, TagCounts>;

function countOf(counts: Counts, tag_id: string): TagCounts {
  const known = counts.get(tag_id);
  if (known !== undefined) return known;
  const fresh = { users: 0, managers: 0, measurements: 0 };
  counts.set(tag_id, fresh);
  return fresh;
}

function countPeople(copy: Copy, counts: Counts): void {
  for (const [tag_id, workers] of workerCounts(copy).byTag) countOf(counts, tag_id).users = workers;
}

function countManagers(copy: Copy, counts: Counts): void {
  const counted = new Set<string>();
  for (const { active, tag_id, user_id, access } of copy.rows<Permission>('permissions').values()) {
    if (!active || tag_id === null || !accessFromText(access).includes('manager')) continue;
    const key = `${tag_id}/${user_id}`;
    if (counted.has(key)) continue;
    counted.add(key);
    countOf(counts, tag_id).managers += 1;
  }
}

/** Tests with the same two tag sets are grouped first, as there are few such pairs. */
function countTests(copy: Copy, counts: Counts): void {
  const { count, live, active, tagSet, userTagSet, tagSets } = measurementIndex(copy);
  const pairs = new Map<number, number>();
  for (let slot = 0; slot < count; slot += 1) {
    if (!live[slot] || !active[slot]) continue;
    const pair = (tagSet[slot] ?? 0) * tagSets.length + (userTagSet[slot] ?? 0);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  for (const [pair, tests] of pairs) {
    const own = tagSets[Math.floor(pair / tagSets.length)] ?? [];
    const userTags = tagSets[pair % tagSets.length] ?? [];
    for (const tag_id of new Set([...own, ...userTags]))
      countOf(counts, tag_id).measurements += tests;
  }
}
