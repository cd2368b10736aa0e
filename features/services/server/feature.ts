import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import type { ServiceParts } from './service-parts.ts';
import { serviceCalls } from './service-routes.ts';
import { serviceUses } from './migrations/2026-11-23-0904-service-uses.ts';

/** The status of the services that the server uses. */
export const serviceFeature = serverFeature<Viewer, ServiceParts>({
  name: 'services',
  migrations: [serviceUses],
  calls: serviceCalls,
});
