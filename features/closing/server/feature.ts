import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { closingCalls } from './closing-routes.ts';
import { closeForGood, closingWork } from './closing-work.ts';

/** Closing an account, and a whole organisation. */
export const closingFeature = serverFeature<Viewer>({
  name: 'closing',
  tasks: [{ kind: closeForGood, work: closingWork }],
  calls: () => closingCalls,
});
