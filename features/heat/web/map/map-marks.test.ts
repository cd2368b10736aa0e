import { expect, test } from 'vitest';
import type { MapSite } from '#heat/offline';
import { circlesOf, viewOf } from './map-marks.ts';

const site = (lat: number, lon: number, workers: number): MapSite => ({
  ...{ tag_id: `${String(lat)}/${String(lon)}`, name: 'Pit', lat, lon, workers, hazards: [] },
  ...{ moment: null, risk: null, fetched_time: null, is_simulated: false },
  ...{ attribution: '', place: '' },
});

test('[MAP-14] the circle of a location has 1000 m of radius for each of its workers', () => {
  const sites = [site(1, 2, 0), site(3, 4, 1), site(5, 6, 12)];
  expect(circlesOf(sites, 'C').map(({ metres }) => metres)).toEqual([0, 1000, 12_000]);
});

test('[MAP-13, MAP-15] the heat map contains all circles with 5 percent around them, no nearer than zoom 13', () => {
  const view = viewOf([site(-32, 115, 0), site(-20, 119, 0)]);
  expect(view).toEqual({
    ...{ box: { south: -32, north: -20, west: 115, east: 119 }, padding: 5, nearest: 13 },
  });
  expect(viewOf([])).toBeNull();
});
