import { exportOrganisation } from '#privacy/contract';
import { ExportButton } from './export-button.tsx';

/** All data of the organisation as a file. */
export function OrganisationExport({ name }: { name: string }) {
  return <ExportButton endpoint={exportOrganisation} input={{}} words={name} />;
}
