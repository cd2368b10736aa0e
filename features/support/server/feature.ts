import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { notifyOfSupport, notifyOfSupportWork } from './support-notice.ts';

/** What quotes and tickets need of the support team. */
export const supportFeature = serverFeature<Viewer>({
  name: 'support',
  tasks: [{ kind: notifyOfSupport, work: notifyOfSupportWork }],
});
