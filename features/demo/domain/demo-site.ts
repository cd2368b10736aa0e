import { owner, workers } from './crew.ts';
import { demoId, foundedAt } from './demo-id.ts';
import { siteZone } from './site-day.ts';
import { demoTags } from './site-tags.ts';

/**
 * The site for the demo parts of features: its people, tags and ids.
 *
 * @param now milliseconds since 1970
 */
export function demoSite(now: number) {
  return {
    now,
    created_time: new Date(foundedAt).toISOString(),
    zone: siteZone,
    ownerId: owner.user_id,
    workerIds: workers.map(({ user_id }) => user_id),
    tagId,
    idOf: (key: string, time = foundedAt) => demoId(time, key),
  };
}

function tagId(name: string): string {
  const found = demoTags.find((tag) => tag.name === name);
  if (found === undefined) throw new Error(`The demo has no tag ${name}.`);
  return found.tag_id;
}
