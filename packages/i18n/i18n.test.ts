import { expect, test } from 'vitest';
import {
  addTexts,
  catalogueProblems,
  createFormats,
  createTexts,
  directionOf,
  hasPseudoMarks,
  languageOf,
  pluralForms,
  pseudoCatalogue,
  pseudoLanguage,
} from './index.ts';

const source = { hello: 'Hello {{name}}', left_one: '{{n}} left', left_other: '{{n}} left' };

test('a translation needs the same keys and placeholders, and the plural forms of its language', () => {
  const complete = { hello: 'Hola {{name}}', left_one: 'uno', left_other: '{{n}} más' };
  expect(catalogueProblems(source, complete, 'es')).toEqual([]);
  expect(catalogueProblems(source, complete, 'ar')).toEqual([
    'left_zero is missing',
    'left_two is missing',
    'left_few is missing',
    'left_many is missing',
  ]);
  expect(catalogueProblems(source, { ...complete, hello: 'Hola {{nombre}}' }, 'es')).toEqual([
    'hello has other placeholders: Hola {{nombre}}',
  ]);
  const { hello: _, ...without } = complete;
  expect(catalogueProblems(source, { ...without, more: 'más' }, 'es')).toEqual([
    'hello is missing',
    'more is not in the source',
  ]);
});

test('the plural forms are those of the language', () => {
  expect(pluralForms('en')).toEqual(['one', 'other']);
  expect(pluralForms('vi')).toEqual(['other']);
  expect(pluralForms('ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
});

test.each([
  [['pt-BR', 'en'], 'pt'],
  [['de', 'fil-PH'], 'tl'],
  [['AR_EG'], 'ar'],
  [['de', 'ja'], 'en'],
  [[], 'en'],
])('of the preferred languages %j the page takes %s', (preferred, expected) => {
  expect(languageOf(preferred, ['en', 'pt', 'tl', 'ar'])).toBe(expected);
});

test('Arabic is written from right to left', () => {
  expect([directionOf('ar'), directionOf('en'), directionOf('hi')]).toEqual(['rtl', 'ltr', 'ltr']);
});

test('texts are ready at once, and those of another language can be added', async () => {
  const texts = createTexts('en', { page: source });
  expect(texts.t('hello', { ns: 'page', name: '<b>' })).toBe('Hello <b>');
  addTexts(texts, 'es', 'page', { hello: 'Hola {{name}}' });
  await texts.changeLanguage('es');
  expect(texts.t('hello', { ns: 'page', name: 'Ana' })).toBe('Hola Ana');
});

test('numbers and times are written as in the language and in the zone', () => {
  const time = '2026-11-27T15:05:00.000Z';
  const english = createFormats('en', 'Australia/Perth');
  expect([english.day(time), english.clock(time)]).toEqual(['27 Nov 2026', '23:05']);
  expect(english.unit(45, 'minute')).toBe('45 minutes');
  expect(createFormats('es', 'UTC').unit(0.5, 'liter')).toBe('0,5 litros');
  expect(createFormats('ar', 'UTC').unit(1, 'liter', 'short')).toBe('1 لتر');
  const now = Date.parse(time);
  const ages = [0, 59, 3600, 86_400 * 3].map((ago) =>
    english.age(new Date(now - ago * 1000).toISOString(), now),
  );
  expect(ages).toEqual(['now', 'now', '1 hour ago', '3 days ago']);
  expect(english.age('2026-11-28T00:00:00.000Z', now)).toBe('now');
});

test('the pseudo language marks texts and formatted values', () => {
  expect(hasPseudoMarks(pseudoCatalogue(source)['hello'] ?? '')).toBe(true);
  expect(hasPseudoMarks(createFormats(pseudoLanguage, 'UTC').number(5))).toBe(true);
  expect(hasPseudoMarks('Hello')).toBe(false);
});
