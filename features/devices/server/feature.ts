import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import { deviceExports } from './device-export.ts';
import { deviceCalls } from './device-routes.ts';
import { devices } from './migrations/2026-11-22-0911-devices.ts';
import { deviceTokens } from './migrations/2026-11-22-0912-device-tokens.ts';

/** Devices that tests are taken with, and their tokens. */
export const deviceFeature = serverFeature<Viewer>({
  name: 'devices',
  migrations: [devices, deviceTokens],
  calls: () => deviceCalls,
  personalData: { ofOrganisation: deviceExports },
});
