import { mostFound, mostTowns } from '#locations/contract';
import type { FoundPlace, PlaceQuery, Town } from '#locations/contract';
import { foldText } from '#packages/kit';
import type { Coordinates } from '#tags/contract';
import type { City } from './read-cities.ts';

/** The towns of the world, in memory and indexed. */
export interface GazetteerIndex {
  /**
   * The largest towns with a name, exact matches first. Streets and postal codes are not supported.
   */
  search(query: PlaceQuery): FoundPlace[];
  /** The largest towns of an area, largest first. */
  within(box: Box): Town[];
  /** The nearest town within 150 km; null if there is none. */
  nearest(point: Coordinates): NearestTown | null;
}

/** A town with its country and region, as the gazetteer has them. */
export type NearestTown = Pick<City, 'name' | 'country' | 'region'>;

/** In degrees; if west is greater than east the box crosses the antimeridian. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

interface Entry extends Omit<City, 'altName'> {
  /** Its normalised names, each after a line break. */
  names: string;
}

/** Indexes towns by the beginnings of the words in their names. */
export function indexCities(cities: readonly City[]): GazetteerIndex {
  const entries = entriesOf(cities);
  const candidatesOf = candidateFinder(entries);
  const found = (wanted: Wanted) => bestOf(candidatesOf(wanted), wanted);
  return {
    search(query) {
      const wanted = wantedOf(query);
      if (wanted === null) return [];
      const first = found(wanted);
      // 'Springfield, MO' is in Missouri: if no country has such a town, the word is a region.
      const isSure = first.length > 0 || query.q === '' || wanted.country === null;
      return placesOf(isSure ? first : found({ ...wanted, country: null }), entries);
    },
    within({ south, west, north, east }) {
      const isBetween = (lon: number) =>
        west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
      const towns: Town[] = [];
      for (const { name, lat, lon, population } of entries) {
        if (lat < south || lat > north || !isBetween(lon)) continue;
        towns.push({ name, lat, lon, population });
        if (towns.length === mostTowns) break;
      }
      return towns;
    },
    nearest(point) {
      let found: Entry | null = null;
      let distance = mostDistance;
      for (const entry of entries) {
        if (Math.abs(entry.lat - point.lat) * degree > distance) continue;
        const own = kilometres(entry, point);
        if (own > distance) continue;
        [found, distance] = [entry, own];
      }
      if (found === null) return null;
      const { name, country, region } = found;
      return { name, country, region };
    },
  };
}

/** Kilometres within which the nearest town tells the country and the state of a place. */
const mostDistance = 150;

/** Largest first, so that a search in order finds the largest. */
function entriesOf(cities: readonly City[]): Entry[] {
  return cities
    .map(({ name, altName, country, region, population, lat, lon }) => {
      // `join` gives one flat string; a template would keep all its parts in memory.
      const names = ['', folded(name), altName && folded(altName), ''].join('\n');
      return { name, country, region, population, lat, lon, names };
    })
    .sort((a, b) => b.population - a.population);
}

/** Normalised; most names only have plain letters. */
function folded(name: string): string {
  return /[^ -~]/.test(name) ? foldText(name) : name.toLowerCase();
}

interface Wanted {
  /** Name of the town; an empty name matches every town of the country. */
  name: string;
  country: string | null;
  region: string;
}

/**
 * Free words may end in a region and a country: 'Perth, Australia', 'Springfield, MO, USA'. Unknown
 * words give no result.
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

/** Length of the indexed prefixes; longer ones hardly reduce the number of towns. */
const indexedLetters = 3;

/**
 * Returns the candidates, largest first: all towns of the country without a name, otherwise those
 * with a word that begins like the name.
 */
function candidateFinder(entries: readonly Entry[]) {
  const byBeginning = new Map<string, Entry[]>();
  const byCountry = new Map<string, Entry[]>();
  for (const entry of entries) {
    add(byCountry, entry.country, entry);
    for (const beginning of beginningsOf(entry.names)) add(byBeginning, beginning, entry);
  }
  return ({ name, country }: Wanted): readonly Entry[] => {
    if (name !== '') return byBeginning.get(name.slice(0, indexedLetters)) ?? [];
    return country === null ? entries : (byCountry.get(country) ?? []);
  };
}

function add(lists: Map<string, Entry[]>, key: string, entry: Entry): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [entry]);
  // All words of an entry are added in a row.
  else if (list.at(-1) !== entry) list.push(entry);
}

/** The first one, two and three letters of each word of the names. */
function* beginningsOf(names: string): Generator<string> {
  for (let at = 1; at < names.length; at += 1) {
    if (!isBreak(names[at - 1])) continue;
    const end = Math.min(at + indexedLetters, names.indexOf('\n', at));
    for (let to = at + 1; to <= end; to += 1) yield names.slice(at, to);
  }
}

function isBreak(sign: string | undefined): boolean {
  return sign === '\n' || sign === ' ' || sign === '-';
}

function bestOf(candidates: readonly Entry[], { name, country, region }: Wanted): Entry[] {
  const [whole, start] = [`\n${name}\n`, `\n${name}`];
  const words = [` ${name}`, `-${name}`];
  const exact: Entry[] = [];
  const beginning: Entry[] = [];
  const inside: Entry[] = [];
  for (const entry of candidates) {
    if (country !== null && entry.country !== country) continue;
    const { names } = entry;
    if (name === '' || names.includes(whole)) exact.push(entry);
    // Enough better matches; further towns are smaller.
    else if (beginning.length === mostFound) continue;
    else if (names.includes(start)) beginning.push(entry);
    else if (words.some((word) => names.includes(word))) inside.push(entry);
  }
  const isOfRegion = ({ region: own }: Entry) => own.toLowerCase() === region;
  const ofRegion = exact.filter(isOfRegion);
  const others = exact.filter((entry) => !isOfRegion(entry));
  return [...ofRegion, ...others, ...beginning, ...inside].slice(0, mostFound);
}

type Place = Omit<City, 'altName'>;

/** Attribution that must be shown with every town. */
const licence = 'GeoNames, CC BY 4.0';

/**
 * Towns for display. Equal names are distinguished by a better known town nearby: 'Perth, near
 * Launceston, Australia'.
 *
 * @param cities all towns, largest first
 */
function placesOf(found: readonly Place[], cities: readonly Place[]): FoundPlace[] {
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
function kilometres(a: Coordinates, b: Coordinates): number {
  const height = (a.lat - b.lat) * degree;
  const turned = Math.abs(a.lon - b.lon);
  const width = Math.min(turned, 360 - turned) * degree * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(height, width);
}

const english = new Intl.DisplayNames(['en'], { type: 'region' });

/** Common short names that the standard does not have. */
const short: Readonly<Record<string, string>> = {
  usa: 'US',
  america: 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  uae: 'AE',
  'czech republic': 'CZ',
  turkey: 'TR',
};

/** English name of a country by its two-letter code. */
export function countryName(code: string): string {
  return english.of(code) ?? code;
}

/** Two-letter code of a country by its English name, code or short name; null if unknown. */
export function countryOf(text: string): string | null {
  const name = foldText(text);
  return codes().get(name) ?? null;
}

let known: Map<string, string> | null = null;

/** All codes that this runtime has a name for. */
function codes(): Map<string, string> {
  if (known !== null) return known;
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  known = new Map();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = countryName(code);
    if (name === code) continue;
    known.set(foldText(name), code);
    known.set(code.toLowerCase(), code);
  }
  for (const [name, code] of Object.entries(short)) known.set(name, code);
  return known;
}
