import { isWorker } from '#people/domain';
import { peopleById, workerCounts } from '#people/offline';
import type { Copy } from '#packages/sync/offline';
import { tagsById } from '#tags/offline';

/** People and jobs at a site. */
export interface SiteCrew {
  /** People who work there. */
  readonly workers: number;
  /** Number of people in each job there; a person with two jobs is in both. */
  readonly jobs: ReadonlyMap<string, number>;
  /** People who work there and have no job. */
  readonly jobless: number;
}

/** The crews of all sites with people, by location, without hidden tags and people. */
export function siteCrews(copy: Copy): ReadonlyMap<string, SiteCrew> {
  return copy.memo('heat.crews', ['users', 'tags'], () => {
    const { byTag, byPair } = workerCounts(copy);
    const shown = [...tagsById(copy).values()].filter((tag) => tag.active && !tag.is_hidden);
    const jobs = new Set(shown.filter(({ type }) => type === 'job').map(({ tag_id }) => tag_id));
    const jobless = joblessAt(copy, jobs);
    return new Map(
      shown
        .filter(({ type, tag_id }) => type === 'location' && byTag.has(tag_id))
        .map(({ tag_id }) => [
          tag_id,
          {
            workers: byTag.get(tag_id) ?? 0,
            jobs: new Map([...(byPair.get(tag_id) ?? [])].filter(([job_id]) => jobs.has(job_id))),
            jobless: jobless.get(tag_id) ?? 0,
          },
        ]),
    );
  });
}

/** How many workers with each tag have none of these jobs. */
function joblessAt(copy: Copy, jobs: ReadonlySet<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const person of peopleById(copy).values()) {
    if (!isWorker(person) || person.tag_ids.some((tag_id) => jobs.has(tag_id))) continue;
    for (const tag_id of new Set(person.tag_ids)) {
      counts.set(tag_id, (counts.get(tag_id) ?? 0) + 1);
    }
  }
  return counts;
}
