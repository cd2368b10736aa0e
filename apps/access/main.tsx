import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { addTexts, createTexts } from '#packages/i18n';
import type { PageLanguage } from '#worker-page/contract';
import {
  AccessPage,
  createLinkClient,
  createOpenLink,
  installation,
  linkChoices,
  loadPageTexts,
  openLinkStorage,
  placeOf,
  sendOthers,
} from '#worker-page/web';
import { registerServiceWorker } from './service-worker.ts';
import type { EarlyParts } from './start.ts';
import './access.css';

/** Composition root of the page behind a link. */
export function showPage({ language, texts: catalogues, home }: EarlyParts): void {
  installation.listen();
  const texts = createTexts(language, catalogues);
  const storage = openLinkStorage(globalThis.indexedDB);
  const send = withEarly(home);
  const place = placeOf(location.pathname);
  const shown = place.is === 'start' ? linkChoices.last() : place.token;
  void sendOthers(shown, storage, (token) => createLinkClient(token));

  async function changeLanguage(next: PageLanguage): Promise<void> {
    for (const [part, catalogue] of Object.entries(await loadPageTexts(next))) {
      addTexts(texts, next, part, catalogue);
    }
    await texts.changeLanguage(next);
  }

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root.');
  createRoot(root).render(
    <StrictMode>
      <AccessPage
        texts={texts}
        changeLanguage={changeLanguage}
        openLink={(token) =>
          createOpenLink({
            ...{ token, storage, client: createLinkClient(token, send) },
            now: () => Date.now(),
          })
        }
      />
    </StrictMode>,
  );
  registerServiceWorker();
}

/** Sends calls; the first one for the page takes the answer that is on its way. */
function withEarly(home: EarlyParts['home']): typeof fetch {
  let early = home;
  return (input, init) => {
    if (early === null || input !== early.path) return fetch(input, init);
    const { response } = early;
    early = null;
    return response;
  };
}
