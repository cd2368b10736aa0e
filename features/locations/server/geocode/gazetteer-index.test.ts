import { expect, test } from 'vitest';
import { mostTowns } from '#locations/contract';
import type { PlaceQuery } from '#locations/contract';
import { seededRandom } from '#packages/kit';
import { countryName, indexCities } from './gazetteer-index.ts';
import { readCities } from './read-cities.ts';
import type { City } from './read-cities.ts';
import { linearSearch } from './test-linear-search.ts';

const cities = await readCities();
const index = indexCities(cities);
const byEveryTown = linearSearch(cities);
const blank: PlaceQuery = { q: '', street: '', city: '', state: '', country: '', postalcode: '' };
const random = seededRandom(17);
const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;

/** Searches as people type them: whole names, beginnings, middle words, with and without more. */
function questionAbout({ name, altName, country, region }: City): string {
  const whole = pick([name, name, altName || name]);
  const words = whole.split(/[ -]/);
  const from = Math.floor(random() * words.length);
  const text = pick([
    whole,
    whole.toUpperCase(),
    whole.slice(0, 1 + Math.floor(random() * whole.length)),
    words.slice(from).join(' '),
    words.slice(from).join('-').slice(0, 4),
    whole.slice(1),
  ]);
  const more = pick([
    '',
    '',
    `, ${country}`,
    `, ${countryName(country)}`,
    `, ${region}`,
    ', MO, USA',
  ]);
  return `${text}${more}`;
}

test('a search finds exactly the towns that a linear search finds', () => {
  const fixed = ['p', 'sa', 'san', 'new', 'st', '-', ',', 'a b', '1', 'zzzz', 'ås', "l'", 'perth'];
  const asked = [...fixed, ...Array.from({ length: 150 }, () => questionAbout(pick(cities)))];
  let finding = 0;
  for (const q of asked) {
    const expected = byEveryTown(q).map(({ lat, lon }) => [String(lat), String(lon)]);
    const found = index.search({ ...blank, q }).map(({ lat, lon }) => [lat, lon]);
    expect([q, found]).toEqual([q, expected]);
    if (found.length > 0) finding += 1;
  }
  expect(finding).toBeGreaterThan(100);
}, 120_000);

test('an area shows exactly its largest towns', () => {
  const largestFirst = cities.toSorted((a, b) => b.population - a.population);
  for (let turn = 0; turn < 20; turn += 1) {
    const { lat, lon } = pick(cities);
    const [height, width] = [random() * 10, random() * 10];
    const box = { south: lat - height, north: lat + height, west: lon - width, east: lon + width };
    const inside = largestFirst.filter(
      (city) =>
        city.lat >= box.south &&
        city.lat <= box.north &&
        city.lon >= box.west &&
        city.lon <= box.east,
    );
    expect(index.within(box).map(({ lat: y, lon: x }) => [y, x])).toEqual(
      inside.slice(0, mostTowns).map((city) => [city.lat, city.lon]),
    );
  }
}, 60_000);

test('the nearest town tells the country and the state of a place', () => {
  const regionOf = (lat: number, lon: number) => {
    const found = index.nearest({ lat, lon });
    return found && `${found.country} ${found.region}`;
  };
  expect(regionOf(36.75, -119.8)).toBe('US CA');
  expect(regionOf(44.05, -121.31)).toBe('US OR');
  expect(regionOf(47.6, -117.4)).toBe('US WA');
  expect(regionOf(39.29, -76.61)).toBe('US MD');
  expect(regionOf(25.29, 51.53)).toMatch(/^QA/);
  expect(regionOf(24.45, 54.38)).toMatch(/^AE/);
  expect(regionOf(-1.27, 116.83)).toMatch(/^ID/);
  expect(regionOf(-40, -120)).toBeNull();
});
