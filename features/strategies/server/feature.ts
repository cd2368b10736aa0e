import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { addDemoStrategies } from './demo-strategies.ts';
import { strategyExport } from './strategy-export.ts';
import { strategyCalls } from './strategy-routes.ts';
import { strategySync } from './strategy-sync.ts';
import { strategyBaseline } from './migrations/2026-11-24-0914-strategies.ts';

/** How often people should be tested. */
export const strategyFeature = serverFeature<Viewer>({
  name: 'strategies',
  migrations: [strategyBaseline],
  syncSources: [strategySync],
  calls: () => strategyCalls,
  personalData: { ofOrganisation: [strategyExport], ofPerson: [strategyExport] },
  demo: addDemoStrategies,
});
