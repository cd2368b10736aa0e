export {
  syncCore,
  syncEndpoints,
  syncEvents,
  syncMeasures,
  syncMeasuresInit,
} from './sync-endpoints.ts';
export { syncConfig } from './sync-config.ts';
export { syncErrorTexts } from './sync-error-texts.ts';
