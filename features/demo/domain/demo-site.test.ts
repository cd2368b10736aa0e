import { expect, test } from 'vitest';
import { crewTags } from './site-tags.ts';
import { demoSite } from './demo-site.ts';
import { owner } from './crew.ts';

const now = Date.UTC(2026, 10, 20);

test('an id is the same for the same key and time, and different for others', () => {
  const { idOf } = demoSite(now);
  const day = 86_400_000;
  const ids = [idOf('report'), idOf('strategy'), idOf('report', now), idOf('report', now + day)];
  expect(new Set(ids).size).toBe(4);
  expect(demoSite(now + day).idOf('report')).toBe(ids[0]);
  expect(demoSite(now + day).idOf('report', now)).toBe(ids[2]);
});

test('it names the owner, every worker once, and each tag', () => {
  const { ownerId, workerIds, tagId } = demoSite(now);
  expect(ownerId).toBe(owner.user_id);
  expect(new Set(workerIds).size).toBe(40);
  expect(workerIds).not.toContain(ownerId);
  expect(tagId('New starters')).toBe(crewTags.newStarters.tag_id);
  expect(() => tagId('No such tag')).toThrow('The demo has no tag No such tag.');
});
