import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { sampleCalls } from './sample-routes.ts';

/** Sample data for an organisation that looks around. */
export const firstRunFeature = serverFeature<Viewer>({
  name: 'first-run',
  calls: () => sampleCalls,
});
