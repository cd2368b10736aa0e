export { deviceGuard } from './device-guard.ts';
export { deviceExports } from './device-export.ts';
export { deviceCalls } from './device-routes.ts';
export { insertDevice, updateDevice } from './device-store.ts';
export { revokeAllTokens } from './device-token-store.ts';
export { deviceTokens } from './migrations/2026-11-22-device-tokens.ts';
export { devices } from './migrations/2026-11-22-devices.ts';
