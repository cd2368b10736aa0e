export { HeatWaveNote } from './heat-wave-note.tsx';
export { HeatWaveCard } from './heat-wave-card.tsx';
