import { utils, write } from '@e965/xlsx';
import { importColumns } from '#imports/contract';

/** A spreadsheet with a number of people, every tenth with an email and a password. */
export function crewFile(count: number): Buffer {
  const lines = Array.from({ length: count }, (_, place) => {
    const isMailed = place % 10 === 0;
    return [
      ...[`First${String(place)}`, `Last${String(place % 900)}`],
      ...(isMailed
        ? [`crew${String(place)}@import.example`, `rain over iron ${String(place)}`]
        : ['', '']),
      ...[`Crew ${String(place % 40)}, Shift ${String(place % 4)}`, `Task ${String(place % 12)}`],
      `Site ${String(place % 20)}`,
    ];
  });
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([importColumns.map(({ header }) => header), ...lines]);
  utils.book_append_sheet(book, sheet, 'Users');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}
