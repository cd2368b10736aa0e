import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { addDemoQuotes } from './demo-quotes.ts';
import { quoteBaseline } from './migrations/2026-11-27-0501-quotes.ts';
import { quoteSteps } from './migrations/2026-11-27-1310-quote-steps.ts';
import { quoteExport } from './quote-export.ts';
import { quoteCalls } from './quote-routes.ts';
import { eraseFromQuotes } from './quote-store.ts';

/** Quotes that organisations request and the support team answers. */
export const quoteFeature = serverFeature<Viewer>({
  name: 'quotes',
  migrations: [quoteBaseline, quoteSteps],
  calls: () => quoteCalls,
  demo: addDemoQuotes,
  personalData: {
    ofOrganisation: [quoteExport],
    ofPerson: [quoteExport],
    erase: eraseFromQuotes,
  },
});
