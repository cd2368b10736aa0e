import type { ImportField } from './verified-row.ts';

/** The row of the template that shows how it is filled in. Its e-mail is nobody's (RFC 2606). */
export const exampleRow = {
  name_first: 'Ana',
  name_last: 'Ruiz',
  email: 'ana.ruiz@example.com',
  password: 'Choose 6 or more characters',
  tags: 'Day crew, Night crew',
  jobs: 'Welder',
  locations: 'North pit',
} as const satisfies Record<ImportField, string>;
