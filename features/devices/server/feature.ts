import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { deviceExports } from './device-export.ts';
import { deviceCalls } from './device-routes.ts';
import { deviceBaseline } from './migrations/2026-11-24-0912-devices.ts';

/** Devices that tests are taken with, and their tokens. */
export const deviceFeature = serverFeature<Viewer>({
  name: 'devices',
  migrations: [deviceBaseline],
  calls: () => deviceCalls,
  personalData: { ofOrganisation: deviceExports },
});
