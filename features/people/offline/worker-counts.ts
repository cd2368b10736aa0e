import type { Copy } from '#packages/sync/offline';
import { isWorker } from '#people/domain';
import { tagsById } from '#tags/offline';
import { peopleById } from './user-rows.ts';

/** The worker_count of tags, jobs, locations and pairs of job and location. */
interface WorkerCounts {
  /** Number of workers with a tag, a job or a location. */
  byTag: ReadonlyMap<string, number>;
  /**
   * By location, the workers of each job there: those who have both. A person with two jobs counts
   * in both.
   */
  byPair: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/**
 * Counts the workers that the viewer sees. Lists, cards, matrix and map all use this count, so that
 * they cannot differ. Cached until a person or a tag changes.
 */
export function workerCounts(copy: Copy): WorkerCounts {
  return copy.memo('people.worker-counts', ['users', 'tags'], () => {
    const tags = tagsById(copy);
    const byTag = new Map<string, number>();
    const byPair = new Map<string, Map<string, number>>();
    for (const person of peopleById(copy).values()) {
      if (!isWorker(person)) continue;
      const ownTags = [...new Set(person.tag_ids)];
      for (const tag_id of ownTags) addTo(byTag, tag_id);
      const ofType = (type: string) => ownTags.filter((tag_id) => tags.get(tag_id)?.type === type);
      const jobs = ofType('job');
      for (const location_id of ofType('location')) {
        const pairs = byPair.get(location_id) ?? new Map<string, number>();
        byPair.set(location_id, pairs);
        for (const job_id of jobs) addTo(pairs, job_id);
      }
    }
    return { byTag, byPair };
  });
}

function addTo(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
