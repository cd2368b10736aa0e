import { exportOrganisation } from '#privacy/contract';
import { ExportButton } from './export-button.tsx';

/** Everything of the organisation as a file. */
export function OrganisationExport({ name }: { name: string }) {
  return <ExportButton endpoint={exportOrganisation} input={{}} words={name} />;
}
