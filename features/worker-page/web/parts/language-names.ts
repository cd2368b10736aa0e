import type { PageLanguage } from '#worker-page/contract';

/** Each language in its own words, which are the same whatever the language of the page. */
export const languageNames: Readonly<Record<PageLanguage, string>> = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
  fr: 'Français',
  ar: 'العربية',
  hi: 'हिन्दी',
  tl: 'Tagalog',
  vi: 'Tiếng Việt',
};

/** Languages whose texts were checked when they were written. */
export const reviewedLanguages: readonly PageLanguage[] = ['en', 'es'];
