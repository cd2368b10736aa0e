export { OrganisationExport } from './organisation-export.tsx';
export { PersonalDataCard } from './personal-data-card.tsx';
