import type { Catalogue } from '#packages/i18n';
import { en } from './texts/en.ts';

/** The name of the catalogue of these screens. */
export const coursePart = 'course';

const others = {
  es: async () => (await import('./texts/es.ts')).es,
  pt: async () => (await import('./texts/pt.ts')).pt,
  fr: async () => (await import('./texts/fr.ts')).fr,
  ar: async () => (await import('./texts/ar.ts')).ar,
  hi: async () => (await import('./texts/hi.ts')).hi,
  tl: async () => (await import('./texts/tl.ts')).tl,
  vi: async () => (await import('./texts/vi.ts')).vi,
} as const;

/** The languages of the screens of a course. */
export type CourseLanguage = 'en' | keyof typeof others;

/** Loads the texts of the screens of a course in a language. */
export async function loadCourseTexts(language: CourseLanguage): Promise<Catalogue> {
  return language === 'en' ? en : others[language]();
}
