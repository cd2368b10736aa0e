/** Texts of one part of a product in one language, by key. `{{name}}` is a placeholder. */
export type Catalogue = Readonly<Record<string, string>>;

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
type PluralForm = (typeof forms)[number];

/**
 * A key as code names it: `left` for a text with the forms `left_one` and `left_other`. The form is
 * chosen by the value `count`.
 */
export type TextKey<Key> = Key extends `${infer Base}_${PluralForm}` ? Base : Key & string;

/** The texts of another language: the same keys, with the plural forms of that language. */
export type Translation<Source extends Catalogue> = Catalogue & {
  readonly [Key in keyof Source as Key extends `${string}_${PluralForm}` ? never : Key]: string;
};

/** The plural forms that a language uses for whole numbers from 0 to 999. */
export function pluralForms(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  const used = new Set(Array.from({ length: 1000 }, (_, number) => rules.select(number)));
  return forms.filter((form) => used.has(form));
}

/**
 * What is wrong with a translation: missing, unknown and empty texts, missing plural forms, and
 * other placeholders than those of the source.
 */
export function catalogueProblems(
  source: Catalogue,
  translation: Catalogue,
  language: string,
): string[] {
  const wanted = wantedTexts(source, pluralForms(language));
  const problems = [...wanted].flatMap(([key, places]) => {
    const text = translation[key];
    if (text === undefined || text.trim() === '') return [`${key} is missing`];
    const found = placesOf(text);
    // 'one' and 'two' may be words instead of the number.
    const isSame =
      pluralBase(key) === null
        ? found.join() === places.join()
        : found.every((place) => places.includes(place));
    return isSame ? [] : [`${key} has other placeholders: ${text}`];
  });
  const unknown = Object.keys(translation).filter((key) => !wanted.has(key));
  return [...problems, ...unknown.map((key) => `${key} is not in the source`)];
}

/** The keys that a translation has, with their placeholders. */
function wantedTexts(source: Catalogue, needed: readonly string[]): Map<string, string[]> {
  const entries = Object.entries(source).flatMap(([key, text]) => {
    const base = pluralBase(key);
    if (base === null) return [[key, placesOf(text)] as const];
    const places = placesOf(source[`${base}_other`] ?? '');
    return needed.map((form) => [`${base}_${form}`, places] as const);
  });
  return new Map(entries);
}

function pluralBase(key: string): string | null {
  const form = forms.find((one) => key.endsWith(`_${one}`));
  return form === undefined ? null : key.slice(0, -form.length - 1);
}

function placesOf(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name = '']) => name).toSorted();
}
