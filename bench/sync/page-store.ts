import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pageSize, syncCore, syncMeasures, syncMeasuresInit } from '#packages/sync/contract';
import { coreAnswer, measuresAnswer } from './small-answers.ts';
import { madeMeasurements, madeStamp } from './made-world.ts';
import type { MadeRow } from './made-world.ts';
import { answerText, headOf } from './answer-text.ts';
import { rowsText } from './row-text.ts';

export interface EncodedBody {
  type: string;
  bytes: Buffer;
  encoding: string | null;
}

/** What the page server knows: the pages of the first load, encoded, and what was changed since. */
export interface PageStore {
  readonly rows: number;
  readonly pages: number;
  /** Bytes of all pages as they go over the wire. */
  readonly wireBytes: number;
  page(number: number): EncodedBody;
  /** Rows that changed after the first load, each with the next stamp. */
  change(rows: readonly MadeRow[]): void;
  /** The answer of a call, null for one that is not served. */
  answer(path: string, body: Record<string, unknown>, accept: string): EncodedBody | null;
}

const compress = promisify(gzip);

/** Makes and encodes the pages of `rows` measurements, with gzip level 6, before anything is timed. */
export async function makePages(rows: number): Promise<PageStore> {
  const pages: EncodedBody[] = [];
  const horizon = madeStamp(rows - 1);
  for (let from = 0; from < rows; from += pageSize) {
    const made = madeMeasurements(rows, from, Math.min(rows, from + pageSize));
    pages.push(await encoded(initText(horizon, rowsText(made), from === 0)));
  }
  const end = await encoded(initText(horizon, '[]', false));
  const changed: MadeRow[] = [];

  function initPage(body: Record<string, unknown>): EncodedBody {
    const cursor = body['measurements'];
    if (typeof cursor !== 'string') return pages[0] ?? end;
    const place = (Date.parse(cursor) - madeStamp(0) + 1) / pageSize;
    return pages[Math.ceil(place)] ?? end;
  }

  return {
    rows,
    pages: pages.length,
    wireBytes: pages.reduce((sum, { bytes }) => sum + bytes.length, 0),
    page: (number) => pages[number] ?? end,
    change(news) {
      for (const row of news) {
        const stamp = madeStamp(rows + changed.length);
        changed.push({ ...row, modified_time: new Date(stamp).toISOString() });
      }
    },
    answer(path, body) {
      if (path === syncMeasuresInit.path) return initPage(body);
      if (path === syncCore.path) return plain(coreAnswer(body));
      if (path === syncMeasures.path) return plain(measuresAnswer(body, rows, changed));
      return null;
    },
  };
}

function initText(horizon: number, rows: string, isFirst: boolean): string {
  const head = { ...headOf(horizon), ...(isFirst ? { visible_people: null } : {}) };
  return answerText(head, [`"measurements":${rows}`, '"link_measurements":[]']);
}

async function encoded(text: string): Promise<EncodedBody> {
  return { type: 'application/json', bytes: await compress(text, { level: 6 }), encoding: 'gzip' };
}

function plain(text: string): EncodedBody {
  return { type: 'application/json', bytes: Buffer.from(text), encoding: null };
}
