import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { addTexts, createTexts, languageOf } from '#packages/i18n';
import { pageLanguages } from '#worker-page/contract';
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
import './access.css';

// Composition root of the page behind a link.
installation.listen();
const storage = openLinkStorage(globalThis.indexedDB);
const place = placeOf(location.pathname);
const shown = place.is === 'start' ? linkChoices.last() : place.token;
const preferred = [linkChoices.language() ?? [], navigator.languages].flat();
const texts = await firstTexts(languageOf(preferred, pageLanguages));
void sendOthers(shown, storage, (token) => createLinkClient(token));

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <AccessPage
      texts={texts}
      changeLanguage={changeLanguage}
      openLink={(token) =>
        createOpenLink({
          ...{ token, storage, client: createLinkClient(token) },
          now: () => Date.now(),
        })
      }
    />
  </StrictMode>,
);
registerServiceWorker();

/** The texts of a language, or the English ones if they cannot be loaded. */
async function firstTexts(wanted: PageLanguage) {
  try {
    return createTexts(wanted, await loadPageTexts(wanted));
  } catch {
    return createTexts('en', await loadPageTexts('en'));
  }
}

async function changeLanguage(next: PageLanguage): Promise<void> {
  for (const [part, catalogue] of Object.entries(await loadPageTexts(next))) {
    addTexts(texts, next, part, catalogue);
  }
  await texts.changeLanguage(next);
}
