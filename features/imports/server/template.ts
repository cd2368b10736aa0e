import { exampleRow, importColumns, importMessages, mostRows } from '#imports/contract';

const notes = [
  ['How to fill in the sheet Users'],
  [],
  ['Keep the first row. The columns can be in any order. Other columns are ignored.'],
  ['Replace the example in row 2, which is never imported. Use one row for each person.'],
  [`A file can have up to ${String(mostRows)} rows and 5 MB.`],
  [],
  ['First Name, Last Name', 'At least one is required.'],
  [
    'Email',
    'Optional. Each email address belongs to one person. With an email address, a password is required.',
  ],
  ['Password', 'At least 6 characters. The person chooses their own at the first sign-in.'],
  [
    'Tags, Jobs, Locations',
    'Separate multiple entries with commas. New ones are created and need 4 to 60 characters.',
  ],
  [],
  [
    'People whose email address already exists receive the tags in the row, and the name if they have none.',
  ],
  [importMessages.passwordStays],
];

let made: Promise<Uint8Array> | undefined;

/** The spreadsheet template, as .xlsx. */
export function templateFile(): Promise<Uint8Array> {
  made ??= makeTemplate();
  return made;
}

async function makeTemplate(): Promise<Uint8Array> {
  // Loaded on demand, as only this call writes spreadsheets.
  const { utils, write } = await import('@e965/xlsx');
  const book = utils.book_new();
  const users = utils.aoa_to_sheet([
    importColumns.map(({ header }) => header),
    importColumns.map(({ field }) => exampleRow[field]),
  ]);
  users['!cols'] = [{ wch: 16 }, { wch: 16 }, { wch: 28 }, { wch: 28 }, ...wide, ...wide, ...wide];
  const notesSheet = utils.aoa_to_sheet(notes);
  notesSheet['!cols'] = [{ wch: 28 }, { wch: 80 }];
  utils.book_append_sheet(book, users, 'Users');
  utils.book_append_sheet(book, notesSheet, 'Notes');
  return Uint8Array.from(
    write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer,
  );
}

const wide = [{ wch: 24 }];
