import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { addDemoPoints } from './demo-points.ts';
import { ledgerExport } from './loyalty-export.ts';
import { loyaltyCalls } from './loyalty-routes.ts';
import { loyaltyBaseline } from './migrations/2026-11-27-0500-loyalty.ts';
import { mergedInLedger } from './migrations/2026-11-27-1000-merged-in-ledger.ts';
import { eraseFromLoyalty } from './quote-store.ts';
import { countTests, countTestsWork } from './test-points-task.ts';

/** Points of organisations, their ledger, and rewards. */
export const loyaltyFeature = serverFeature<Viewer>({
  name: 'loyalty',
  migrations: [loyaltyBaseline, mergedInLedger],
  tasks: [{ kind: countTests, work: countTestsWork }],
  calls: () => loyaltyCalls,
  demo: addDemoPoints,
  personalData: {
    ofOrganisation: [ledgerExport],
    ofPerson: [ledgerExport],
    erase: eraseFromLoyalty,
  },
});
