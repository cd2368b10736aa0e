import { workerCounts } from '#people/offline';
import type { Copy } from '#packages/sync/offline';
import { tagsById } from '#tags/offline';

/** People and jobs at a site. */
export interface SiteCrew {
  /** People who work there. */
  readonly workers: number;
  /** Number of people in each job there; a person with two jobs is in both. */
  readonly jobs: ReadonlyMap<string, number>;
}

/** The crews of all sites with people, by location, without hidden tags and people. */
export function siteCrews(copy: Copy): ReadonlyMap<string, SiteCrew> {
  return copy.memo('heat.crews', ['users', 'tags'], () => {
    const { byTag, byPair } = workerCounts(copy);
    const shown = [...tagsById(copy).values()].filter((tag) => tag.active && !tag.is_hidden);
    const jobs = new Set(shown.filter(({ type }) => type === 'job').map(({ tag_id }) => tag_id));
    return new Map(
      shown
        .filter(({ type, tag_id }) => type === 'location' && byTag.has(tag_id))
        .map(({ tag_id }) => [
          tag_id,
          {
            workers: byTag.get(tag_id) ?? 0,
            jobs: new Map([...(byPair.get(tag_id) ?? [])].filter(([job_id]) => jobs.has(job_id))),
          },
        ]),
    );
  });
}
