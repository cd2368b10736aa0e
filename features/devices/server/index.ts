export { deviceFeature } from './feature.ts';
export { deviceGuard } from './device-guard.ts';
export { insertDevice, updateDevice } from './device-store.ts';
export { revokeAllTokens } from './device-token-store.ts';
