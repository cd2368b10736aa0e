import { render } from '@testing-library/react';
import { createTexts, pseudoCatalogue, pseudoLanguage } from '#packages/i18n';
import type { TextStore } from '#packages/i18n';
import { AccessPage } from './access-page.tsx';
import { testHome, testLink, testPage } from './link/test-link.ts';
import type { FakeAnswers } from './link/test-link.ts';
import { loadPageTexts } from './page-catalogues.ts';

/** What a server without faults answers. */
export const goodAnswers: FakeAnswers = {
  ...{ '': testHome, '/page': testPage, '/request': { request_id: 'r', recipients: 2 } },
};

/** All texts of the page with marks. */
export async function pseudoTexts(): Promise<TextStore> {
  const parts = Object.entries(await loadPageTexts('en')).map(
    ([part, catalogue]) => [part, pseudoCatalogue(catalogue)] as const,
  );
  return createTexts(pseudoLanguage, Object.fromEntries(parts));
}

/** Shows the page of a link at an address, with a fake server. */
export function openPage(
  texts: TextStore,
  answers: FakeAnswers = goodAnswers,
  address = '/access/token',
) {
  history.replaceState(null, '', address);
  const parts = testLink(answers);
  const view = render(
    <AccessPage
      texts={texts}
      changeLanguage={async (language) => {
        await texts.changeLanguage(language);
      }}
      openLink={() => parts.link}
    />,
  );
  return { ...parts, ...view };
}
