import { languageOf } from '#packages/i18n';
import type { Catalogue } from '#packages/i18n';
import { pageLanguages } from '#worker-page/contract';
import { linkChoices, loadPageTexts } from '#worker-page/web';

/** What is on its way while the rest of the page loads: on a slow line each turn takes half a second. */
export interface EarlyParts {
  readonly language: string;
  readonly texts: Readonly<Record<string, Catalogue>>;
  /** The first answer of the link in the address. */
  readonly home: { readonly path: string; readonly response: Promise<Response> } | null;
}

const preferred = [linkChoices.language() ?? [], navigator.languages].flat();
const wanted = languageOf(preferred, pageLanguages);
const home = readHome(/^\/access\/([^/]+)/u.exec(location.pathname)?.[1]);
const texts = firstTexts();
// Its files are preloaded by the document.
const { showPage } = await import('./main.tsx');
showPage({ ...(await texts), home });

/** The texts of the language, or the English ones if they cannot be loaded. */
async function firstTexts(): Promise<Omit<EarlyParts, 'home'>> {
  try {
    return { language: wanted, texts: await loadPageTexts(wanted) };
  } catch {
    return { language: 'en', texts: await loadPageTexts('en') };
  }
}

function readHome(token: string | undefined): EarlyParts['home'] {
  if (token === undefined) return null;
  const path = `/v3/access/${token}`;
  const response = fetch(path, {
    ...{ headers: { accept: 'application/json' }, credentials: 'omit' },
    referrerPolicy: 'no-referrer',
  });
  // The client of the link handles it.
  response.catch(() => undefined);
  return { path, response };
}
