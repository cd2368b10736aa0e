import type { WriteTx } from '#packages/database';
import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { closingCalls } from './closing-routes.ts';
import { closeForGood, closingWork } from './closing-work.ts';

/**
 * Closing an account, and a whole organisation.
 *
 * @param onEnded removes what is not kept of an organisation that ends
 */
export function closingFeature(onEnded: (tx: WriteTx) => Promise<void>) {
  return serverFeature<Viewer>({
    name: 'closing',
    tasks: [{ kind: closeForGood, work: (services) => closingWork(services, onEnded) }],
    calls: () => closingCalls,
  });
}
