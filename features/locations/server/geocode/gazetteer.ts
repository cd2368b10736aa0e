import { setImmediate as breath } from 'node:timers/promises';
import { mostFound, mostTowns } from '#locations/contract';
import type { FoundPlace, PlaceQuery, Town } from '#locations/contract';
import { foldText } from '#packages/kit';
import { countryOf } from './countries.ts';
import { placesOf } from './place-names.ts';
import { readCities } from './read-cities.ts';
import type { City } from './read-cities.ts';

/** The built-in list of the world's towns; it is read when it is first asked. */
export interface Gazetteer {
  /** The largest towns of a name, exact names first. It knows no streets and no postal codes. */
  search(query: PlaceQuery): Promise<FoundPlace[]>;
  /** The largest towns of a part of the world, largest first. */
  within(box: Box): Promise<Town[]>;
}

/** In degrees; where west is more than east it lies across the antimeridian. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

interface Entry extends City {
  /** Its names as they are compared, each after a line break. */
  names: string;
}

/** Opens the gazetteer; the towns stay in memory once they are read. */
export function openGazetteer(): Gazetteer {
  let reading: Promise<readonly Entry[]> | null = null;
  const entries = () =>
    (reading ??= readEntries().catch((error: unknown) => {
      reading = null;
      throw error;
    }));
  return {
    async search(query) {
      const wanted = wantedOf(query);
      if (wanted === null) return [];
      const first = found(await entries(), wanted);
      // 'Springfield, MO' is in Missouri: what is no country of such a town is a part of one.
      const isSure = first.length > 0 || query.q === '' || wanted.country === null;
      const all = isSure ? first : found(await entries(), { ...wanted, country: null });
      return placesOf(all, await entries());
    },
    async within({ south, west, north, east }) {
      const isBetween = (lon: number) =>
        west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
      const towns: Town[] = [];
      for (const { name, lat, lon, population } of await entries()) {
        if (lat < south || lat > north || !isBetween(lon)) continue;
        towns.push({ name, lat, lon, population });
        if (towns.length === mostTowns) break;
      }
      return towns;
    },
  };
}

/** Largest first, so that whoever looks from the front finds the largest. */
async function readEntries(): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const city of await readCities()) {
    const { name, altName } = city;
    entries.push({ ...city, names: `\n${folded(name)}\n${altName && folded(altName)}\n` });
    if (entries.length % 4000 === 0) await breath();
  }
  return entries.sort((a, b) => b.population - a.population);
}

/** As it is compared; most names are plain letters already. */
function folded(name: string): string {
  return /[^ -~]/.test(name) ? foldText(name) : name.toLowerCase();
}

interface Wanted {
  /** Nothing: any town of the country. */
  name: string;
  country: string | null;
  region: string;
}

/**
 * Free words may end in a country, after a part of it: 'Perth, Australia', 'Springfield, MO, USA'.
 * What no list knows is not asked about.
 */
function wantedOf({ q, city, state, country }: PlaceQuery): Wanted | null {
  if (q === '') {
    const code = country === '' ? null : countryOf(country);
    if (code === null && (country !== '' || city === '')) return null;
    return { name: foldText(city), country: code, region: foldText(state) };
  }
  const [name = '', ...more] = q.split(',').map(foldText);
  const code = more.length === 0 ? null : countryOf(more.at(-1) ?? '');
  const region = more[0] ?? '';
  return name === '' ? null : { name, country: code, region };
}

function found(entries: readonly Entry[], { name, country, region }: Wanted): Entry[] {
  const exact: Entry[] = [];
  const beginning: Entry[] = [];
  const inside: Entry[] = [];
  for (const entry of entries) {
    if (country !== null && entry.country !== country) continue;
    const { names } = entry;
    if (!names.includes(name)) continue;
    if (name === '' || names.includes(`\n${name}\n`)) exact.push(entry);
    else if (names.includes(`\n${name}`)) beginning.push(entry);
    else if (names.includes(` ${name}`) || names.includes(`-${name}`)) inside.push(entry);
  }
  const isOfRegion = ({ region: own }: Entry) => own.toLowerCase() === region;
  const ofRegion = exact.filter(isOfRegion);
  const others = exact.filter((entry) => !isOfRegion(entry));
  return [...ofRegion, ...others, ...beginning, ...inside].slice(0, mostFound);
}
