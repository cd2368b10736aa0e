import type { Catalogue } from '#packages/i18n';

/** What is on its way while the rest of the page loads: on a slow line each turn takes half a second. */
export interface EarlyParts {
  readonly language: string;
  readonly texts: Readonly<Record<string, Catalogue>>;
  /** The first answer of the link in the address. */
  readonly home: { readonly path: string; readonly response: Promise<Response> } | null;
}
