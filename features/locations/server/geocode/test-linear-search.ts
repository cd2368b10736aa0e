import { foldText } from '#packages/kit';
import { countryOf } from './gazetteer-index.ts';
import type { City } from './read-cities.ts';

interface Named extends City {
  names: string;
}

/** A linear search over all towns, as a reference for the index. */
export function linearSearch(cities: readonly City[]) {
  const entries = cities
    .map((city) => ({
      ...city,
      names: `\n${foldText(city.name)}\n${city.altName && foldText(city.altName)}\n`,
    }))
    .sort((a, b) => b.population - a.population);
  return (q: string): City[] => {
    const [name = '', ...more] = q.split(',').map(foldText);
    const country = more.length === 0 ? null : countryOf(more.at(-1) ?? '');
    if (name === '') return [];
    const first = found(entries, name, country, more[0] ?? '');
    if (first.length > 0 || country === null) return first;
    return found(entries, name, null, more[0] ?? '');
  };
}

function found(entries: readonly Named[], name: string, country: string | null, region: string) {
  const ranked: { entry: Named; rank: number }[] = [];
  for (const entry of entries) {
    if (country !== null && entry.country !== country) continue;
    const rank = entry.names.includes(name) ? rankOf(entry, name, region) : null;
    if (rank !== null) ranked.push({ entry, rank });
  }
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 5)
    .map(({ entry }) => entry);
}

function rankOf({ names, region: own }: Named, name: string, region: string): number | null {
  if (names.includes(`\n${name}\n`)) return own.toLowerCase() === region ? 0 : 1;
  if (names.includes(`\n${name}`)) return 2;
  return names.includes(` ${name}`) || names.includes(`-${name}`) ? 3 : null;
}
