import { heatMapTexts } from './heat-map-texts.ts';

/** Source of the temperatures on the map. */
export function temperatureNote(state: {
  isSetUp: boolean;
  isDay: boolean;
  online: boolean;
}): string {
  if (!state.online) return heatMapTexts.layerOffline;
  if (!state.isSetUp) return heatMapTexts.layerOfPoints;
  return state.isDay ? heatMapTexts.layerNowOnly : heatMapTexts.layerOfService;
}
