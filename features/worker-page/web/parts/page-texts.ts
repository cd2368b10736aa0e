import { useMemo } from 'react';
import { createFormats, useTexts } from '#packages/i18n';
import type { Formats, Texts } from '#packages/i18n';
import { pagePart } from '../page-catalogues.ts';
import type { PageSourceTexts } from '../texts/en.ts';

/** The texts of the page in its current language. */
export function usePageTexts(): Texts<PageSourceTexts> {
  return useTexts<PageSourceTexts>(pagePart);
}

/** Numbers and times in the language of the page, and in the zone of the organisation. */
export function usePageFormats(zone?: string): Formats {
  const { language } = usePageTexts();
  return useMemo(() => createFormats(language, zone), [language, zone]);
}
