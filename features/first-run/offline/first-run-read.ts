import { sampleIdsOf, stepStates } from '#first-run/domain';
import type { SampleIds, StepState } from '#first-run/domain';
import { factorsOf, hazardScore } from '#jobs/domain';
import { isPlaced, storedPlace } from '#locations/domain';
import { measurementTypes } from '#measurements/contract';
import { measurementIndex } from '#measurements/offline';
import { isSwitchedOn } from '#organisation/domain';
import { ownOrganisation } from '#organisation/offline';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { isWorker } from '#people/domain';
import { peopleById } from '#people/offline';
import { isAdmin } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import type { Tag } from '#tags/contract';
import { tagsById } from '#tags/offline';

/** The first steps of an organisation and what they need. */
export interface FirstRun {
  /** Admins, who may do all of it. */
  readonly mayUse: boolean;
  /** The viewer has hidden them on the start screen. */
  readonly isHidden: boolean;
  readonly steps: readonly StepState[];
  /** Time zone of the organisation; null if none is set. */
  readonly zone: string | null;
  /** The first location with coordinates, and the first job with an assessment. */
  readonly site_id: string | null;
  readonly job_id: string | null;
  /** The crew whose card can be opened; null while there is none. */
  readonly card: { readonly site_id: string; readonly job_id: string } | null;
  /** Number of sample people; null without sample data. */
  readonly sample: number | null;
}

/** Own setting: the viewer has hidden the first steps. */
export const hiddenField = '_hide_first_steps';

/** The first steps, by what the copy has; also offline. */
export const firstRun = defineRead({
  name: 'first-run.steps',
  tables: ['organisations', 'permissions', 'tags', 'users', 'measurements'],
  run(copy, _params: Record<string, never>, { user_id }): FirstRun {
    const metadata = ownOrganisation(copy)?.metadata ?? {};
    const sample = sampleIdsOf(metadata);
    const zone = metadata._timezone ?? null;
    const tags = [...tagsById(copy).values()].filter(
      ({ tag_id, active, is_hidden }) =>
        active && !is_hidden && sample?.tag_ids.has(tag_id) !== true,
    );
    const sites = tags.filter((tag) => tag.type === 'location' && isPlaced(storedPlace(tag)));
    const jobs = tags.filter((tag) => tag.type === 'job' && isAssessed(tag));
    const workers = [...peopleById(copy).values()].filter(
      (person) => isWorker(person) && sample?.user_ids.has(person.user_id) !== true,
    );
    const card = cardOf(workers, sites, jobs);
    return {
      mayUse: isAdmin(viewerOf(copy, user_id)),
      isHidden: peopleById(copy).get(user_id)?.metadata[hiddenField] === true,
      steps: stepStates({
        hasPlaces: isSwitchedOn(metadata, 'heat stress'),
        ...{ hasZone: zone !== null, sites: sites.length, jobs: jobs.length },
        crew: workers.filter((person) => person.user_id !== user_id).length,
        hasTest: hasTest(copy, sample),
        hasCrewOnSite: card !== null,
      }),
      ...{ zone, site_id: sites[0]?.tag_id ?? null, job_id: jobs[0]?.tag_id ?? null, card },
      sample: sample?.user_ids.size ?? null,
    };
  },
});

function isAssessed({ metadata }: Tag): boolean {
  return hazardScore(factorsOf(metadata)) >= 0;
}

/** The site and job of the first worker who has both. */
function cardOf(
  workers: readonly { tag_ids: readonly string[] }[],
  sites: readonly Tag[],
  jobs: readonly Tag[],
): FirstRun['card'] {
  for (const { tag_ids } of workers) {
    const site = sites.find(({ tag_id }) => tag_ids.includes(tag_id));
    const job = jobs.find(({ tag_id }) => tag_ids.includes(tag_id));
    if (site !== undefined && job !== undefined)
      return { site_id: site.tag_id, job_id: job.tag_id };
  }
  return null;
}

const hydrationType = measurementTypes.indexOf('sosm');

/** Whether anybody who is no sample person has a valid hydration test; stops at the first. */
function hasTest(copy: Copy, sample: SampleIds | null): boolean {
  const { count, live, active, valid, type, user, userIds } = measurementIndex(copy);
  for (let slot = count - 1; slot >= 0; slot -= 1) {
    const counts = live[slot] === 1 && active[slot] === 1 && valid[slot] === 1;
    if (!counts || type[slot] !== hydrationType) continue;
    if (sample?.user_ids.has(userIds[user[slot] ?? -1] ?? '') !== true) return true;
  }
  return false;
}
