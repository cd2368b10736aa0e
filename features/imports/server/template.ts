import { exampleRow, importColumns, importMessages, mostRows } from '#imports/contract';

const notes = [
  ['How to fill in the sheet Users'],
  [],
  ['Keep the first row. The columns may stand in any order; other columns are left out.'],
  ['Write over the example in row 2, which is never imported. Give each person a row.'],
  [`A file may have ${String(mostRows)} rows and 5 MB.`],
  [],
  ['First Name, Last Name', 'One of the two is needed.'],
  ['Email', 'May be empty. Each belongs to one person. With an e-mail, give a password too.'],
  ['Password', 'At least 6 characters. The person chooses their own at the first sign-in.'],
  [
    'Tags, Jobs, Locations',
    'Several are separated by commas. New ones are made, of 4 to 60 letters.',
  ],
  [],
  ['Somebody whose e-mail is there already gets the tags of the row, and a name where none is.'],
  [importMessages.passwordStays],
];

let made: Promise<Uint8Array> | undefined;

/** The spreadsheet to fill in, as .xlsx. */
export function templateFile(): Promise<Uint8Array> {
  made ??= makeTemplate();
  return made;
}

async function makeTemplate(): Promise<Uint8Array> {
  // Only this call needs what writes spreadsheets.
  const { utils, write } = await import('@e965/xlsx');
  const book = utils.book_new();
  const users = utils.aoa_to_sheet([
    importColumns.map(({ header }) => header),
    importColumns.map(({ field }) => exampleRow[field]),
  ]);
  users['!cols'] = [{ wch: 16 }, { wch: 16 }, { wch: 28 }, { wch: 28 }, ...wide, ...wide, ...wide];
  const told = utils.aoa_to_sheet(notes);
  told['!cols'] = [{ wch: 28 }, { wch: 80 }];
  utils.book_append_sheet(book, users, 'Users');
  utils.book_append_sheet(book, told, 'Notes');
  return Uint8Array.from(
    write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer,
  );
}

const wide = [{ wch: 24 }];
