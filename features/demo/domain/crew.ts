import { workerNames } from './crew-names.ts';
import { demoId, foundedAt } from './demo-id.ts';
import { dice } from './seeded-dice.ts';
import type { DemoTag } from './site-tags.ts';
import { crewTags, jobTags, locationTags } from './site-tags.ts';

/** A person of the demo, in the form the store takes. */
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

/** A worker with what shapes their days. */
export interface DemoWorker extends DemoPerson {
  place: number;
  crew: 'day' | 'night';
  tag_ids: readonly string[];
  location: DemoTag;
  /** What the person's values lie around on a mild day, in mOsm. */
  level: number;
  /** True for whom a personal baseline is taken every six weeks. */
  hasBaseline: boolean;
}

/** Runs the site. */
export const owner = person('Helen', 'Marchetti', 'owner@demo.example');

/** Supervises the day crew, which is most of the people. */
export const dayManager = person('Daniel', 'Whitfield', 'manager@demo.example');

/** Supervises the night crew. */
export const nightManager = person('Mereana', 'Hughes', 'night.manager@demo.example');

/** The forty who are tested: 28 by day, 12 by night. */
export const workers: readonly DemoWorker[] = workerNames.map(([first, last], place) =>
  worker(first, last, place),
);

function worker(first: string, last: string, place: number): DemoWorker {
  const crew = place % 10 < 7 ? 'day' : 'night';
  const chance = dice(`worker ${String(place)}`);
  const location = at(locationTags, place % 7 === 6 ? 2 : place % 2);
  const job = at(jobTags, Math.floor(place / 2) % jobTags.length);
  const marks = [
    ...(place % 6 === 4 ? [crewTags.contractors] : []),
    ...(place % 8 === 3 ? [crewTags.firstAid] : []),
    ...(place % 13 === 9 ? [crewTags.newStarters] : []),
  ];
  const email = place === 0 ? 'worker@demo.example' : null;
  return {
    ...person(first, last, email, { employee_number: `IR-${String(1041 + place * 7)}` }),
    place,
    crew,
    location,
    tag_ids: [crewTags[crew], job, location, ...marks].map(({ tag_id }) => tag_id),
    level: 45 * Math.exp(0.16 * chance.normal()),
    hasBaseline: place % 3 === 1,
  };
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

function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new Error(`There is nothing at place ${String(place)}.`);
  return found;
}
