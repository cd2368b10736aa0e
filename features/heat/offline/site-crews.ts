import { peopleById } from '#people/offline';
import type { Copy } from '#packages/sync/offline';
import { tagsById } from '#tags/offline';

/** Who works at a site. */
export interface SiteCrew {
  /** People who work there. */
  readonly workers: number;
  /** People in each job there; somebody with two jobs is in both. */
  readonly jobs: ReadonlyMap<string, number>;
}

/** The crews of all sites with anybody, by location: hidden people and those of trials count nowhere. */
export function siteCrews(copy: Copy): ReadonlyMap<string, SiteCrew> {
  return copy.memo('heat.crews', ['users', 'tags'], () => {
    const tags = tagsById(copy);
    const crews = new Map<string, { workers: number; jobs: Map<string, number> }>();
    for (const { active, is_hidden, experimental, tag_ids } of peopleById(copy).values()) {
      if (!active || is_hidden || experimental) continue;
      const worn = tag_ids
        .flatMap((tag_id) => tags.get(tag_id) ?? [])
        .filter((tag) => tag.active && !tag.is_hidden);
      for (const { tag_id } of worn.filter(({ type }) => type === 'location')) {
        const crew = crews.get(tag_id) ?? { workers: 0, jobs: new Map<string, number>() };
        crew.workers += 1;
        for (const job of worn.filter(({ type }) => type === 'job')) {
          crew.jobs.set(job.tag_id, (crew.jobs.get(job.tag_id) ?? 0) + 1);
        }
        crews.set(tag_id, crew);
      }
    }
    return crews;
  });
}
