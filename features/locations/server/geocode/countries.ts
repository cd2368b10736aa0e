import { foldText } from '#packages/kit';

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
