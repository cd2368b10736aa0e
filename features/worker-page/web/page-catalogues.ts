import { coursePart, loadCourseTexts } from '#education/web';
import type { Catalogue } from '#packages/i18n';
import type { PageLanguage } from '#worker-page/contract';

/** The name of the catalogue of this page. */
export const pagePart = 'page';

const pages: Readonly<Record<PageLanguage, () => Promise<Catalogue>>> = {
  en: async () => (await import('./texts/en.ts')).en,
  es: async () => (await import('./texts/es.ts')).es,
  pt: async () => (await import('./texts/pt.ts')).pt,
  fr: async () => (await import('./texts/fr.ts')).fr,
  ar: async () => (await import('./texts/ar.ts')).ar,
  hi: async () => (await import('./texts/hi.ts')).hi,
  tl: async () => (await import('./texts/tl.ts')).tl,
  vi: async () => (await import('./texts/vi.ts')).vi,
};

/** Loads all texts of the page in a language, by their part. */
export async function loadPageTexts(
  language: PageLanguage,
): Promise<Readonly<Record<string, Catalogue>>> {
  const [page, course] = await Promise.all([pages[language](), loadCourseTexts(language)]);
  return { [pagePart]: page, [coursePart]: course };
}
