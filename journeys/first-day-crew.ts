import { read, utils, write } from '@e965/xlsx';

const headers = ['First Name', 'Last Name', 'Email', 'Password', 'Tags', 'Jobs', 'Locations'];
type Header = (typeof headers)[number];
type Line = Partial<Record<Header, string>>;

/** People of the crew; the first is in row 2. */
export const crewSize = 5000;

/** An invalid row, its message, and the corrected row. */
interface Mistake {
  wrong: Line;
  message: string;
  right: Line;
}

const secret = 'rain over iron';

/** Twelve rows that cannot be imported, each for a different reason, by their number. */
export const mistakes: ReadonlyMap<number, Mistake> = new Map(
  (
    [
      [
        { 'First Name': '', 'Last Name': '' },
        'Either First Name or Last Name is required',
        { 'First Name': 'Crew0211', 'Last Name': 'Mercer' },
      ],
      [
        { Email: 'at the gate', Password: secret },
        'Invalid email format',
        { Email: 'gate@kiln.example', Password: secret },
      ],
      [
        { Email: 'no.password@kiln.example' },
        'Password is required if email is provided.',
        { Password: secret },
      ],
      [
        { Password: secret },
        'Email is required if password is provided.',
        { Email: 'no.email@kiln.example', Password: secret },
      ],
      [
        { Email: 'short@kiln.example', Password: 'short' },
        'Minimum 6 characters',
        { Password: secret },
      ],
      [
        { Email: 'long@kiln.example', Password: 'x'.repeat(129) },
        'Maximum 128 characters',
        { Password: secret },
      ],
      [
        { Email: 'common@kiln.example', Password: 'password' },
        'This password is too common',
        { Password: secret },
      ],
      [
        { Email: 'crew0002@kiln.example', Password: secret },
        'Duplicate e-mail in file',
        { Email: 'second@kiln.example', Password: secret },
      ],
      [
        { Email: 'tagged@kiln.example', Password: secret, Tags: 'abc' },
        'Tag name must be at least 3 characters',
        { Tags: 'Kiln crew', Password: secret },
      ],
      [{ Tags: 'k'.repeat(61) }, 'Use 60 characters or fewer', { Tags: 'Kiln crew' }],
      [{ Jobs: 'Day crew' }, 'This tag already exists', { Jobs: 'Kiln relining' }],
      [
        { 'First Name': 'x'.repeat(101) },
        'A name can have at most 100 characters',
        { 'First Name': 'Crew4611' },
      ],
    ] satisfies [Line, string, Line][]
  ).map(([wrong, message, right], index) => [211 + 400 * index, { wrong, message, right }]),
);

/** The whole crew as first written. */
export function crewSheet(): Buffer {
  const lines = Array.from({ length: crewSize }, (_, index) => {
    const row = index + 2;
    return { ...rightLine(row), ...mistakes.get(row)?.wrong };
  });
  return sheet(lines.map((line) => headers.map((header) => line[header] ?? '')));
}

/** The downloaded problems, corrected one by one in the sheet, everything else unchanged. */
export function correctedSheet(downloaded: string): Buffer {
  const { Sheets, SheetNames } = read(downloaded.replace('\uFEFF', ''), {
    type: 'string',
    raw: true,
  });
  const first = Sheets[SheetNames[0] ?? ''];
  if (first === undefined) throw new Error('The download has no rows.');
  const lines = utils.sheet_to_json<Record<string, string>>(first, { raw: false, defval: '' });
  const columns = Object.keys(lines[0] ?? {});
  return sheet(
    lines.map((line) => {
      const whole = { ...line, ...mistakes.get(Number(line['Row']))?.right };
      return columns.map((column) => whole[column] ?? '');
    }),
    columns,
  );
}

/** 'Crew0002 Mercer'. */
export function nameInRow(row: number): string {
  return `Crew${String(row).padStart(4, '0')} Mercer`;
}

/** Everybody has a new tag, a new job and a new place; one in 500 has an account. */
function rightLine(row: number): Line {
  const [first = '', last = ''] = nameInRow(row).split(' ');
  const hasAccount = row % 500 === 2;
  return {
    ...{ 'First Name': first, 'Last Name': last },
    ...(hasAccount && { Email: `${first.toLowerCase()}@kiln.example`, Password: secret }),
    ...{ Tags: 'Kiln crew', Jobs: 'Kiln relining', Locations: 'Kiln hall' },
  };
}

function sheet(
  lines: readonly (readonly string[])[],
  columns: readonly string[] = headers,
): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([[...columns], ...lines.map((l) => [...l])]));
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}
