import { heatMapTexts } from './heat-map-texts.ts';

/** Source of the temperatures on the map. */
export function temperatureTold(told: {
  isSetUp: boolean;
  isDay: boolean;
  online: boolean;
}): string {
  if (!told.online) return heatMapTexts.layerOffline;
  if (!told.isSetUp) return heatMapTexts.layerOfPoints;
  return told.isDay ? heatMapTexts.layerNowOnly : heatMapTexts.layerOfService;
}
