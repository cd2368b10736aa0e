import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { syncCore, syncMeasures, syncMeasuresInit } from '#offline-copy/contract';
import { pageSize } from '#packages/sync/contract';
import { encodePage, packedAnswer } from '#packages/sync/server';
import { measurementSourceColumns } from '#measurements/server';
import { copyBytes } from './copy-bytes.ts';
import { coreAnswer, measuresAnswer } from './small-answers.ts';
import { madeMeasurements, madeStamp } from './made-world.ts';
import type { MadeRow } from './made-world.ts';
import { answerText, dataText, headOf } from './answer-text.ts';
import { rowsText } from './row-text.ts';

export interface EncodedBody {
  type: string;
  bytes: Buffer;
  encoding: string | null;
}

/** Data of the page server: the encoded pages of the first load, and later changes. */
export interface PageStore {
  readonly rows: number;
  readonly pages: number;
  /** Bytes of all pages on the network. */
  readonly wireBytes: Readonly<Record<PageForm, number>>;
  page(number: number): EncodedBody;
  /** Rows that changed after the first load, each with the next stamp. */
  change(rows: readonly MadeRow[]): void;
  /** The response to a call, null if it is not served; small responses are JSON in either form. */
  answer(path: string, body: Record<string, unknown>, form: PageForm): EncodedBody | null;
}

/** Form of full pages. */
export type PageForm = 'json' | 'columns';

const compress = promisify(gzip);

/** Creates and encodes the pages of `rows` measurements, with gzip level 6, before any timing. */
export async function makePages(rows: number): Promise<PageStore> {
  const pages: Record<PageForm, EncodedBody[]> = { json: [], columns: [] };
  const horizon = madeStamp(rows - 1);
  for (let from = 0; from < rows; from += pageSize) {
    const made = madeMeasurements(rows, from, Math.min(rows, from + pageSize));
    pages.json.push(await encoded(initText(horizon, rowsText(made), from === 0)));
    pages.columns.push(await columnBody(horizon, made, from === 0));
  }
  const end = await encoded(initText(horizon, '[]', false));
  const changed: MadeRow[] = [];

  function initPage(body: Record<string, unknown>, form: PageForm): EncodedBody {
    const cursor = body['measurements'];
    if (typeof cursor !== 'string') return pages[form][0] ?? end;
    const index = (Date.parse(cursor) - madeStamp(0) + 1) / pageSize;
    return pages[form][Math.ceil(index)] ?? end;
  }

  return {
    rows,
    pages: pages.json.length,
    wireBytes: { json: bytesOf(pages.json), columns: bytesOf(pages.columns) },
    page: (number) => pages.json[number] ?? end,
    change(news) {
      for (const row of news) {
        const stamp = madeStamp(rows + changed.length);
        changed.push({ ...row, modified_time: new Date(stamp).toISOString() });
      }
    },
    answer(path, body, form) {
      if (path === syncMeasuresInit.path) return initPage(body, form);
      if (path === syncCore.path) return plain(coreAnswer(body));
      if (path === syncMeasures.path) return plain(measuresAnswer(body, rows, changed));
      return null;
    },
  };
}

function initText(horizon: number, rows: string, isFirst: boolean): string {
  return answerText(initHead(horizon, isFirst), initParts(rows));
}

function initHead(horizon: number, isFirst: boolean): Record<string, unknown> {
  return { ...headOf(horizon), ...(isFirst ? { visible_people: null } : {}) };
}

function initParts(rows: string): string[] {
  return [`"measurements":${rows}`, '"link_measurements":[]'];
}

/** By the server's own encoder, from the database format. */
async function columnBody(
  horizon: number,
  rows: readonly MadeRow[],
  isFirst: boolean,
): Promise<EncodedBody> {
  const chunk = encodePage(copyBytes(rows), measurementSourceColumns, rows.length);
  const last = String(rows.at(-1)?.['modified_time']);
  const columns = { rows: rows.length, last, hot: chunk.hot.length, cold: chunk.cold.length };
  const text = dataText(initHead(horizon, isFirst), initParts(JSON.stringify({ columns })));
  const { type, bytes } = await packedAnswer({ text, chunks: [chunk], rows: {} }, false);
  return { type, bytes: await compress(bytes, { level: 6 }), encoding: 'gzip' };
}

async function encoded(text: string): Promise<EncodedBody> {
  return { type: 'application/json', bytes: await compress(text, { level: 6 }), encoding: 'gzip' };
}

function plain(text: string): EncodedBody {
  return { type: 'application/json', bytes: Buffer.from(text), encoding: null };
}

function bytesOf(pages: readonly EncodedBody[]): number {
  return pages.reduce((sum, { bytes }) => sum + bytes.length, 0);
}
