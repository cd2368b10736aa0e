/** Codes of the server for a file that is refused before any row is read. */
export const importCodes = [0, 1, 2, 3, 4, 5] as const;
export type ImportCode = (typeof importCodes)[number];

/** Messages about the import, shared by server and screen. */
export const importMessages = {
  noFile: 'No file was uploaded.',
  wrongType: 'Invalid file type. Only .xls or .xlsx files are allowed.',
  wrongContent: 'Invalid file content. MIME type not supported.',
  noWorksheet: 'No worksheet found in the Excel file.',
  noHeaders: 'Missing required headers in the Excel file. Please use the latest template.',
  notAdmin: 'Permission denied. You must be an org admin.',
  unexpected: 'Unexpected response format',
  tooLarge: 'The file is larger than 5 MB.',
  tooManyRows: 'The file has more than 5000 rows.',
  tooMuchText: 'The file has too much text.',
  expired: 'Please upload the file again.',
  rowUnknown: 'The file does not have this row',
  doubleEmail: 'Duplicate e-mail in file',
  sameName: 'A person with this name already exists, without an email address',
  sameNameInFile: 'The same name appears earlier in the file',
  passwordStays: 'This person already exists, so the password is not changed',
  isExample: 'This is the example of the template. Replace it or delete the row.',
  columnLeftOut: 'This column is not imported',
  tagGone: 'Tag not found',
} as const;

/** The message for a code; an unknown code is named. */
export function importCodeText(code: number): string {
  const { noFile, wrongType, wrongContent, noWorksheet, noHeaders, notAdmin } = importMessages;
  const known = [noFile, wrongType, wrongContent, noWorksheet, noHeaders, notAdmin];
  return known[code] ?? `Unknown error code: ${String(code)}`;
}

/** The note for a row with a new tag. */
export function newTagText(name: string): string {
  return `Will be created: ${name}`;
}
