import { use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { I18nContext, I18nextProvider, useTranslation } from 'react-i18next';
import type { Catalogue, TextKey } from './catalogue.ts';
import { createFormats } from './formats.ts';
import { directionOf } from './language.ts';
import type { TextStore } from './texts.ts';

/** A text by its key. Numbers are written as in the language; `count` also chooses the plural. */
export type Translate<Source extends Catalogue> = (
  key: TextKey<keyof Source & string>,
  values?: Readonly<Record<string, string | number>>,
) => string;

export interface Texts<Source extends Catalogue> {
  readonly t: Translate<Source>;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Provides the texts to a page. */
export function TextsProvider({ store, children }: { store: TextStore; children: ReactNode }) {
  return <I18nextProvider i18n={store}>{children}</I18nextProvider>;
}

/**
 * The texts of a part in the current language. A value `count` is also available as `{{n}}`, written
 * as in the language.
 *
 * @param fallback the texts of a page without a `TextsProvider`
 */
export function useTexts<Source extends Catalogue>(
  part: string,
  fallback?: () => TextStore,
): Texts<Source> {
  // The type says that there always is a context.
  const context = use(I18nContext) as { i18n: TextStore } | undefined;
  const store = context?.i18n ?? fallback?.();
  const { t, i18n } = useTranslation(part, store === undefined ? {} : { i18n: store });
  const { language } = i18n;
  return useMemo(() => {
    const { number } = createFormats(language, undefined);
    return {
      t: (key, values = {}) => t(key, written(values, number)),
      ...{ language, direction: directionOf(language) },
    };
  }, [t, language]);
}

function written(
  values: Readonly<Record<string, string | number>>,
  number: (value: number) => string,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, string | number][] => {
      if (typeof value === 'string') return [[name, value]];
      return name === 'count'
        ? [
            ['count', value],
            ['n', number(value)],
          ]
        : [[name, number(value)]];
    }),
  );
}
