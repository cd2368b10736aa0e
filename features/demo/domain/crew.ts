import { factorsOf, hazardScore } from '#jobs/domain';
import { workerNames } from './crew-names.ts';
import { demoMobile } from './demo-mobiles.ts';
import { demoId, foundedAt } from './demo-id.ts';
import { randomOf } from './random-source.ts';
import type { DemoTag } from './site-tags.ts';
import { crewTags, jobSites, jobTags } from './site-tags.ts';

/** A person of the demo, in the form of the store. */
export interface DemoPerson {
  user_id: string;
  name_first: string;
  name_last: string;
  email: string | null;
  metadata: Record<string, unknown>;
  experimental: boolean;
  is_hidden: boolean;
  created_time: string;
}

/** A worker with the properties that determine their values. */
export interface DemoWorker extends DemoPerson {
  place: number;
  crew: 'day' | 'night';
  tag_ids: readonly string[];
  job: DemoTag;
  location: DemoTag;
  /** Effect of heat in the person's job: from 0 in a cooled room to 1 in the worst job. */
  effort: number;
  /** Mean of the person's values on a mild day, in mOsm. */
  level: number;
  /** True if a personal baseline is taken every six weeks. */
  hasBaseline: boolean;
}

/** Runs the site. */
export const owner = person('Helen', 'Marchetti', 'owner@demo.example');

/** Supervises the day crew, which is most of the people. */
export const dayManager = person('Daniel', 'Whitfield', 'manager@demo.example');

/** Supervises the night crew. */
export const nightManager = person('Mereana', 'Hughes', 'night.manager@demo.example');

/**
 * Indexes of the workers who supervise their own job, in the order of `jobTags`; all work by day.
 */
const leadingPlaces: readonly number[] = [1, 14, 5, 6, 20, 22];

/** Hazard scores at which the effort of a job is 0 and 1. */
const [easiest, worst] = [5, 24] as const;

/** The forty tested workers: 28 by day, 12 by night. */
export const workers: readonly DemoWorker[] = workerNames.map(([first, last], index) =>
  worker(first, last, index),
);

/** Workers who supervise everybody with their job. */
export const leadingHands: readonly DemoWorker[] = workers.filter(({ place }) =>
  leadingPlaces.includes(place),
);

function worker(first: string, last: string, index: number): DemoWorker {
  const crew = index % 10 < 7 ? 'day' : 'night';
  const chance = randomOf(`worker ${String(index)}`);
  const jobPlace = Math.floor(index / 2) % jobTags.length;
  const job = at(jobTags, jobPlace);
  const sites = at(jobSites, jobPlace);
  const location = at(sites, (2 * Math.floor(index / 12) + (index % 2)) % sites.length);
  const marks = [
    ...(index % 6 === 4 ? [crewTags.contractors] : []),
    ...(index % 8 === 3 ? [crewTags.firstAid] : []),
    ...(index % 13 === 9 ? [crewTags.newStarters] : []),
  ];
  return {
    ...person(first, last, emailOf(index), {
      employee_number: `IR-${String(1041 + index * 7)}`,
      mobile: demoMobile(index),
    }),
    place: index,
    crew,
    job,
    location,
    effort: Math.min(1, Math.max(0, (hazardOf(job) - easiest) / (worst - easiest))),
    tag_ids: [crewTags[crew], job, location, ...marks].map(({ tag_id }) => tag_id),
    level: 45 * Math.exp(0.16 * chance.normal()),
    hasBaseline: index % 3 === 1,
  };
}

function emailOf(index: number): string | null {
  if (index === 0) return 'worker@demo.example';
  const lead = leadingPlaces.indexOf(index);
  return lead < 0 ? null : `lead.${String(lead + 1)}@demo.example`;
}

function hazardOf({ metadata }: DemoTag): number {
  return hazardScore(factorsOf(metadata));
}

function person(
  first: string,
  last: string,
  email: string | null,
  metadata: Record<string, unknown> = {},
): DemoPerson {
  return {
    user_id: demoId(foundedAt, `person ${first} ${last}`),
    name_first: first,
    name_last: last,
    email,
    metadata,
    experimental: false,
    is_hidden: false,
    created_time: new Date(foundedAt).toISOString(),
  };
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`There is nothing at index ${String(index)}.`);
  return found;
}
