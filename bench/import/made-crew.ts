import { utils, write } from '@e965/xlsx';
import { importColumns } from '#imports/contract';

/** A spreadsheet with a number of people, every tenth with an email and a password. */
export function crewFile(count: number): Buffer {
  const lines = Array.from({ length: count }, (_, index) => {
    const isMailed = index % 10 === 0;
    return [
      ...[`First${String(index)}`, `Last${String(index % 900)}`],
      ...(isMailed
        ? [`crew${String(index)}@import.example`, `rain over iron ${String(index)}`]
        : ['', '']),
      ...[`Crew ${String(index % 40)}, Shift ${String(index % 4)}`, `Task ${String(index % 12)}`],
      `Site ${String(index % 20)}`,
    ];
  });
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([importColumns.map(({ header }) => header), ...lines]);
  utils.book_append_sheet(book, sheet, 'Users');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}
