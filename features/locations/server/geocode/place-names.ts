import type { FoundPlace } from '#locations/contract';
import { countryName } from './countries.ts';
import type { City } from './read-cities.ts';

type Place = Omit<City, 'altName'>;

/** Attribution that must be shown with every town. */
const licence = 'GeoNames, CC BY 4.0';

/**
 * Towns for display. Equal names are distinguished by a better known town nearby: 'Perth, near
 * Launceston, Australia'.
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

/** The parts of the United Kingdom; most countries have meaningless numbers. */
const britain: Readonly<Record<string, string>> = {
  ENG: 'England',
  NIR: 'Northern Ireland',
  SCT: 'Scotland',
  WLS: 'Wales',
};

/** The largest town nearby, if it is larger; empty otherwise. */
function nearText(city: Place, cities: readonly Place[]): string {
  for (const other of cities) {
    if (other.population <= city.population) break;
    // Skips most towns quickly by latitude.
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

/** Distance on a plane around the first place, accurate enough for close towns. */
function kilometres(a: Place, b: Place): number {
  const height = (a.lat - b.lat) * degree;
  const turned = Math.abs(a.lon - b.lon);
  const width = Math.min(turned, 360 - turned) * degree * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(height, width);
}
