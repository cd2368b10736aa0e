import type { ImportField } from './verified-row.ts';

/** The example row of the template. Its email belongs to nobody (RFC 2606). */
export const exampleRow = {
  name_first: 'Ana',
  name_last: 'Ruiz',
  email: 'ana.ruiz@example.com',
  password: 'Choose 6 or more characters',
  tags: 'Day crew, Night crew',
  jobs: 'Welder',
  locations: 'North pit',
} as const satisfies Record<ImportField, string>;
