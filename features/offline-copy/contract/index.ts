export {
  syncCore,
  syncEndpoints,
  syncEvents,
  syncMeasures,
  syncMeasuresInit,
} from './sync-endpoints.ts';
export { syncScheme } from './sync-scheme.ts';
export { syncErrorTexts } from './sync-error-texts.ts';
