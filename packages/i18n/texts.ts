import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import type { Catalogue } from './catalogue.ts';

/** The texts of a page in its current language. */
export type TextStore = i18n;

/**
 * Creates the texts of a page. The texts are ready at once.
 *
 * @param parts catalogues of the language, by the part of the product
 */
export function createTexts(
  language: string,
  parts: Readonly<Record<string, Catalogue>>,
): TextStore {
  const store = createInstance();
  void store.init({
    ...{ lng: language, fallbackLng: false, load: 'currentOnly' },
    resources: { [language]: parts },
    ...{ ns: Object.keys(parts), initAsync: false, showSupportNotice: false },
    // Keys are plain words, and React escapes all texts.
    ...{ keySeparator: false, nsSeparator: false, interpolation: { escapeValue: false } },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  return store;
}

/** Adds the catalogue of a part in a language. Repeating it changes nothing. */
export function addTexts(
  store: TextStore,
  language: string,
  part: string,
  catalogue: Catalogue,
): void {
  if (!store.hasResourceBundle(language, part)) {
    store.addResourceBundle(language, part, catalogue);
  }
}
