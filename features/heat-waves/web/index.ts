export { HeatWaveNote } from './heat-wave-note.tsx';
export { useHeatWave } from './use-heat-wave.ts';
export { HeatWaveCard, useHeatWaveToday } from './heat-wave-card.tsx';
export { useDayRules } from './use-day-rules.ts';
