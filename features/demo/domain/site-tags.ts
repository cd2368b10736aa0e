import { riskFactors, unsetFactor } from '#tags/contract';
import { demoId, foundedAt } from './demo-id.ts';

/** A tag of the demo, in the form the store takes. */
export interface DemoTag {
  tag_id: string;
  name: string;
  type: 'default' | 'job' | 'location';
  metadata: Record<string, unknown>;
  created_time: string;
}

const created_time = new Date(foundedAt).toISOString();

const defaultTag = (name: string) => tag('default', name, {});

/** Default tags: the two crews that the managers supervise, and three marks across them. */
export const crewTags = {
  day: defaultTag('Day crew'),
  night: defaultTag('Night crew'),
  contractors: defaultTag('Contractors'),
  firstAid: defaultTag('First aiders'),
  newStarters: defaultTag('New starters'),
};

/** Places of work, with coordinates in Western Australia. */
export const locationTags: readonly DemoTag[] = [
  tag('location', 'Ironbark pit', { lat: -23.3617, lon: 119.7294 }),
  tag('location', 'Process plant', { lat: -23.3402, lon: 119.7571 }),
  tag('location', 'Port stockyard', { lat: -20.3178, lon: 118.5746 }),
];

/**
 * Jobs with all thirteen factors. Order of a list: sun, surface, exposure, confined space, complexity,
 * stairs, rest area, water, clothing, understanding, breathing protection, acclimatisation, and last
 * the metabolic rate (2 light, 4 moderate, 6 heavy).
 */
export const jobTags: readonly DemoTag[] = [
  job('Control room', [0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 2]),
  job('Haul truck driving', [1, 1, 2, 0, 2, 1, 1, 1, 1, 1, 0, 0, 2]),
  job('Survey', [3, 1, 2, 0, 1, 1, 1, 1, 1, 1, 0, 0, 4]),
  job('Drill and blast', [3, 2, 2, 0, 2, 1, 2, 2, 2, 1, 1, 1, 4]),
  job('Crusher maintenance', [2, 2, 2, 2, 2, 3, 1, 1, 2, 1, 2, 1, 6]),
  job('Shutdown welding', [2, 3, 3, 2, 3, 2, 2, 2, 3, 1, 3, 2, 6]),
];

/** Every tag of the demo. */
export const demoTags: readonly DemoTag[] = [
  ...Object.values(crewTags),
  ...jobTags,
  ...locationTags,
];

function job(name: string, levels: readonly number[]): DemoTag {
  const metadata = Object.fromEntries(
    riskFactors.map((factor, at) => [factor, levels[at] ?? unsetFactor]),
  );
  return tag('job', name, metadata);
}

function tag(type: DemoTag['type'], name: string, metadata: Record<string, unknown>): DemoTag {
  return { tag_id: demoId(foundedAt, `tag ${name}`), name, type, metadata, created_time };
}
