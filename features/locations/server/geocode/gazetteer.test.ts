import { expect, test } from 'vitest';
import type { PlaceQuery } from '#locations/contract';
import { openGazetteer } from './gazetteer.ts';

const gazetteer = openGazetteer();
const blank: PlaceQuery = { q: '', street: '', city: '', state: '', country: '', postalcode: '' };
const names = async (query: Partial<PlaceQuery>) =>
  (await gazetteer.search({ ...blank, ...query })).map(({ display_name }) => display_name);

// The first search reads the towns.
const patience = 60_000;

test(
  'a name finds the largest town of that name first, and says whose data it is',
  async () => {
    const [first] = await gazetteer.search({ ...blank, q: '  PERTH ' });
    expect(first).toEqual({
      ...{ lat: '-31.95224', lon: '115.8614', display_name: 'Perth, Australia' },
      licence: 'GeoNames, CC BY 4.0',
    });
    expect(await names({ q: 'perth' })).toContain('Perth, Scotland, United Kingdom');
    expect((await names({ q: 'kalgoor' }))[0]).toBe('Kalgoorlie, Australia');
  },
  patience,
);

test(
  'towns that share name and country are told apart by the larger town beside the smaller one',
  async () => {
    const perths = await names({ q: 'perth' });
    expect(perths.slice(0, 2)).toContain('Perth, Australia');
    expect(perths).toContain('Perth, near Launceston, Australia');
    for (const q of ['perth', 'newcastle', 'san josé', 'santa cruz']) {
      const found = await names({ q });
      expect(new Set(found).size).toBe(found.length);
    }
  },
  patience,
);

test.each<[Partial<PlaceQuery>, string]>([
  [{ q: 'Perth, uk' }, 'Perth, Scotland, United Kingdom'],
  [{ q: 'springfield, mo' }, 'Springfield, MO, United States'],
  [{ q: 'springfield, mo, usa' }, 'Springfield, MO, United States'],
  [
    { city: 'Springfield', state: 'IL', country: 'United States' },
    'Springfield, IL, United States',
  ],
  [{ city: 'são paulo' }, 'São Paulo, Brazil'],
  [{ city: 'Sao Paulo', country: 'br' }, 'São Paulo, Brazil'],
  [{ country: 'New Zealand' }, 'Auckland, New Zealand'],
])(
  '%j finds %s',
  async (query, name) => {
    expect((await names(query))[0]).toBe(name);
  },
  patience,
);

test.each<Partial<PlaceQuery>>([
  { q: 'zzzzqqq' },
  { q: ',' },
  { city: 'Perth', country: 'Atlantis' },
  { street: 'Hay Street 1', postalcode: '6000' },
])('%j finds nothing', async (query) => expect(await names(query)).toEqual([]), patience);

test(
  'the towns of a view come largest first, also across the antimeridian',
  async () => {
    const wheatbelt = await gazetteer.within({ south: -33, west: 115, north: -31, east: 117 });
    expect(wheatbelt[0]?.name).toBe('Perth');
    expect(wheatbelt.length).toBe(40);
    const sizes = wheatbelt.map(({ population }) => population);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    const fiji = await gazetteer.within({ south: -19, west: 176, north: -15, east: -178 });
    expect(fiji.some(({ lon }) => lon > 176)).toBe(true);
    expect(fiji.every(({ lon }) => lon >= 176 || lon <= -178)).toBe(true);
  },
  patience,
);
