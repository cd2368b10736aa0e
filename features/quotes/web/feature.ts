import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { quoteSearchOf } from './quote-search.ts';

/** Quotes that the organisation requests. */
export const quoteFeature = webFeature<Viewer>({
  name: 'quotes',
  addresses: { guarded: [['/settings/quote', 'Quotes', 'order price buy purchase offer']] },
  routes: {
    settings: screens(() => [
      {
        path: '/settings/quote',
        search: quoteSearchOf,
        load: async () => (await import('./quotes-screen.tsx')).QuotesScreen,
      },
    ]),
  },
  settings: [
    { label: 'Quotes', to: '/settings/quote', under: 'Help', order: 20, mayOpen: isAdmin },
  ],
});
