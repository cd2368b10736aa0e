import { expect, test } from 'vitest';
import { catalogueProblems } from '#packages/i18n';
import { pageLanguages, symptoms } from '#worker-page/contract';
import { loadPageTexts } from './page-catalogues.ts';
import { languageNames } from './parts/language-names.ts';

test.each(pageLanguages)('%s has every text with the same placeholders', async (language) => {
  const source = await loadPageTexts('en');
  const translation = await loadPageTexts(language);
  expect(Object.keys(source)).toEqual(['page', 'course']);
  for (const [part, catalogue] of Object.entries(source)) {
    expect(catalogueProblems(catalogue, translation[part] ?? {}, language)).toEqual([]);
  }
  expect(languageNames[language]).not.toBe('');
});

test.each(pageLanguages.filter((language) => language !== 'en'))(
  'no text of %s is left in English',
  async (language) => {
    const source = await loadPageTexts('en');
    const translation = await loadPageTexts(language);
    const same = Object.entries(source['page'] ?? {}).filter(
      ([key, text]) => translation['page']?.[key] === text && /[a-z]{4}/u.test(text),
    );
    expect(same).toEqual([]);
  },
);

test('every symptom has a word', async () => {
  const { page = {} } = await loadPageTexts('es');
  expect(symptoms.filter((symptom) => !(symptom in page))).toEqual([]);
});
