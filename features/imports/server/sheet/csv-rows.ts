/**
 * The cells of comma-separated text, row by row (RFC 4180). The separator is the most frequent one
 * in the first line. Stops after the maximum number of rows.
 */
export function csvRows(text: string, most: number): string[][] {
  const body = text.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '');
  const sign = signOf(body);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < body.length && rows.length < most) {
    const cell = body[at] === '"' ? quotedCell(body, at, sign) : plainCell(body, at, sign);
    row.push(cell.text);
    at = cell.end;
    if (body[at] === sign) {
      at += 1;
      if (at < body.length) continue;
      row.push('');
    }
    rows.push(row);
    row = [];
    at += body.startsWith('\r\n', at) ? 2 : 1;
  }
  return rows;
}

interface Cell {
  text: string;
  /** Index of the separator or line end after it. */
  end: number;
}

function plainCell(body: string, start: number, sign: string): Cell {
  let end = start;
  while (end < body.length && !isEnd(body[end], sign)) end += 1;
  return { text: body.slice(start, end), end };
}

/** A doubled quotation mark is a single one; text after the closing one is ignored. */
function quotedCell(body: string, start: number, sign: string): Cell {
  let text = '';
  let from = start + 1;
  for (;;) {
    const mark = body.indexOf('"', from);
    if (mark === -1) return { text: text + body.slice(from), end: body.length };
    text += body.slice(from, mark);
    if (body[mark + 1] !== '"') return { text, end: plainCell(body, mark + 1, sign).end };
    text += '"';
    from = mark + 2;
  }
}

function isEnd(letter: string | undefined, sign: string): boolean {
  return letter === sign || letter === '\r' || letter === '\n';
}

function signOf(body: string): string {
  const line = /^[^\r\n]*/.exec(body)?.[0] ?? '';
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).sign;
}
