export { privacyFeature } from './feature.ts';
export { ExportButton } from './export-button.tsx';
export { PersonalDataCard } from './personal-data-card.tsx';
