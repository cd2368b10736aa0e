export { heatFeature } from './feature.ts';
export { AccumulationTracker } from './accumulation/accumulation-tracker.tsx';
export {
  degreesText,
  litresText,
  restRuleText,
  shortSpells,
  spellsText,
  workText,
} from './advice-words.ts';
export { crewSearch } from './crew/crew-search.ts';
export type { CrewSearch } from './crew/crew-search.ts';
export { useHeatSettings } from './crew/use-heat-settings.ts';
export { clockOf, dayLabel, dayWords } from './heat-words.ts';
export { hoursSearch } from './hours/hours-search.ts';
export type { HoursSearch } from './hours/hours-search.ts';
export { HeatBandMark } from './heat-band-mark.tsx';
export { bandColour, levelColour } from './heat-palette.ts';
export {
  BestHoursPlace,
  LazyCrewCard,
  RiskMatrixPlace,
  RiskPerLocationPlace,
} from './lazy-parts.tsx';
export { matrixSearch } from './matrix/matrix-search.ts';
export type { MatrixSearch } from './matrix/matrix-search.ts';
export { useMatrixSite } from './matrix/use-matrix-site.ts';
export { HeatStrip } from './strip/heat-strip.tsx';
export { SitesMapPlace } from './map/sites-map-place.tsx';
export type { UseDayRules } from './crew/use-crew-card.ts';
export { CrewHourCard } from './now/crew-hour-card.tsx';
export { NowHeatCard } from './now/now-heat-card.tsx';
export { useNowSite } from './now/use-now-site.ts';
export type { NowSite } from './now/use-now-site.ts';
export { RiskBadge } from './risk-badge.tsx';
export { RiskBars } from './risk-bars.tsx';
