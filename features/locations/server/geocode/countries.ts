import { foldText } from '#packages/kit';

const english = new Intl.DisplayNames(['en'], { type: 'region' });

/** Short names that people type and the standard does not have. */
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

/** The name of a country in English, by its two letters. */
export function countryName(code: string): string {
  return english.of(code) ?? code;
}

/** The two letters of a country by its English name, its letters or a short name; null if none. */
export function countryOf(text: string): string | null {
  const name = foldText(text);
  return codes().get(name) ?? null;
}

let known: Map<string, string> | null = null;

/** All pairs of letters that this runtime has a name for. */
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
