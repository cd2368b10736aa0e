import { riskFactors, unsetFactor } from '#tags/contract';
import { demoId, foundedAt } from './demo-id.ts';

/** A tag of the demo, in the form of the store. */
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

const pit = place('Ironbark pit', -23.3617, 119.7294, 'Gate 1, Ironbark Mine Road, Newman WA');
const plant = place('Process plant', -23.3402, 119.7571, 'Gate 3, Ironbark Mine Road, Newman WA');
const port = place(
  'Port stockyard',
  -20.3178,
  118.5746,
  'Gate A, Utah Point Road, Port Hedland WA',
);
const smelter = place(
  'Balikpapan smelter',
  ...([-1.1684, 116.8049, 'Main gate, Kariangau industrial estate, Balikpapan'] as const),
);

/**
 * Places of work: a mine and its plant inland in Western Australia, its port on the coast there,
 * and a smelter in East Kalimantan, near the equator, where it is hot all year. All use Perth time.
 */
export const locationTags: readonly DemoTag[] = [pit, plant, port, smelter];

/**
 * Jobs with all thirteen factors, the least hazardous first. Order of a list: sun, surface, exposure,
 * confined space, complexity, stairs, rest area, water, clothing, understanding, breathing protection,
 * acclimatisation, and last the metabolic rate (2 light, 4 moderate, 6 heavy).
 *
 * The worst job has 24 points: with 25 it would be at high risk in still air whatever the heat, so it
 * could never be low by night.
 */
const jobs = [
  {
    levels: [0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 2],
    name: 'Control room',
    at: [plant, smelter, port],
  },
  { levels: [1, 1, 2, 0, 2, 1, 1, 1, 1, 1, 0, 0, 2], name: 'Haul truck driving', at: [pit, port] },
  { levels: [3, 1, 2, 0, 1, 1, 0, 1, 1, 0, 0, 0, 4], name: 'Survey', at: [pit, port] },
  { levels: [3, 2, 2, 0, 2, 1, 1, 1, 2, 1, 1, 0, 4], name: 'Drill and blast', at: [pit] },
  {
    levels: [2, 2, 2, 1, 2, 2, 1, 1, 1, 1, 1, 0, 6],
    name: 'Crusher maintenance',
    at: [plant, smelter],
  },
  { levels: [1, 3, 2, 1, 2, 1, 1, 1, 3, 1, 2, 0, 6], name: 'Shutdown welding', at: [smelter] },
].map(({ levels, name, at }) => ({ tag: job(name, levels), sites: at }));

export const jobTags: readonly DemoTag[] = jobs.map((each) => each.tag);

/** The places of each of `jobTags`, in the same order. */
export const jobSites: readonly (readonly DemoTag[])[] = jobs.map(({ sites }) => sites);

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

function place(name: string, lat: number, lon: number, address: string): DemoTag {
  return tag('location', name, { lat, lon, _emergency_address: address });
}

function tag(type: DemoTag['type'], name: string, metadata: Record<string, unknown>): DemoTag {
  return { tag_id: demoId(foundedAt, `tag ${name}`), name, type, metadata, created_time };
}
