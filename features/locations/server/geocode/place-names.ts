import type { FoundPlace } from '#locations/contract';
import { countryName } from './countries.ts';
import type { City } from './read-cities.ts';

type Place = Omit<City, 'altName'>;

/** Who must be named wherever a town is shown. */
const licence = 'GeoNames, CC BY 4.0';

/**
 * Towns as they are shown. Those that would read the same are told apart by a town that people know
 * better: 'Perth, near Launceston, Australia'.
 *
 * @param cities all towns, largest first
 */
export function placesOf(found: readonly Place[], cities: readonly Place[]): FoundPlace[] {
  const names = found.map((city) => nameOf(city, ''));
  return found.map((city, at) => {
    const isAmbiguous = names.filter((name) => name === names[at]).length > 1;
    const display_name = isAmbiguous ? nameOf(city, nearText(city, cities)) : (names[at] ?? '');
    return { lat: String(city.lat), lon: String(city.lon), display_name, licence };
  });
}

function nameOf({ name, country, region }: Place, near: string): string {
  const part = country === 'US' ? region : (britain[region] ?? '');
  return [name, near, part, countryName(country)].filter(Boolean).join(', ');
}

/** The parts of the United Kingdom; those of most countries have numbers that say nothing. */
const britain: Readonly<Record<string, string>> = {
  ENG: 'England',
  NIR: 'Northern Ireland',
  SCT: 'Scotland',
  WLS: 'Wales',
};

/** The largest town of the surroundings, where it is larger; the largest of all needs no such word. */
function nearText(city: Place, cities: readonly Place[]): string {
  for (const other of cities) {
    if (other.population <= city.population) break;
    // Most towns are too far north or south, which is quickly told.
    if (Math.abs(other.lat - city.lat) * degree >= surroundings) continue;
    if (other.name !== city.name && kilometres(city, other) < surroundings) {
      return `near ${other.name}`;
    }
  }
  return '';
}

/** Kilometres. */
const surroundings = 100;

/** Kilometres of a degree of latitude. */
const degree = 111.2;

/** Near enough for towns that are close: on a flat map around the first. */
function kilometres(a: Place, b: Place): number {
  const height = (a.lat - b.lat) * degree;
  const turned = Math.abs(a.lon - b.lon);
  const width = Math.min(turned, 360 - turned) * degree * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(height, width);
}
