import { pino } from 'pino';
import type { Database } from '#packages/database';
import { buildApp } from '../../../apps/server/app.ts';
import type { History } from './history.ts';
import { newId } from './house.ts';
import { watchReads } from './watch-reads.ts';

/** Answers calls of the client; what lies between is the history's business. */
export interface ProofServer {
  /** @throws TypeError where there is no answer, as fetch does */
  answer(path: string, init: RequestInit): Promise<Response>;
  /** The process dies, whatever is under way, and another one starts. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

/** How large an answer may be, as a history has it. */
export type AnswerSize = Pick<History, 'pageSize' | 'answerBytes'>;

/** Told before each query of a read; the history commits something there. */
export interface Interruption {
  before: (() => Promise<void>) | null;
}

/** The product's own server within this process, so that a history can step between its queries. */
export async function startInnerServer(
  database: Database,
  { pageSize, answerBytes }: AnswerSize,
  interruption: Interruption,
): Promise<ProofServer> {
  const build = () =>
    buildApp({
      database: watchReads(database, {
        before: async () => interruption.before?.(),
      }),
      now: () => Date.now(),
      newId,
      log: pino({ level: 'silent' }),
      pageFolder: '/nowhere',
      version: 'proof',
      publicUrl: 'http://127.0.0.1',
      syncPageSize: pageSize,
      syncAnswerBytes: answerBytes,
    });
  let app = await build();
  return {
    async answer(path, { method = 'GET', headers, body }) {
      const answer = await app.inject({
        method: method as 'GET' | 'POST',
        url: path,
        headers: headers as Record<string, string>,
        ...(typeof body === 'string' ? { payload: body } : {}),
      });
      const names = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      return new Response(new Uint8Array(answer.rawPayload), {
        status: answer.statusCode,
        headers: Object.fromEntries(names) as Record<string, string>,
      });
    },
    async crash() {
      await app.close();
      app = await build();
    },
    close: () => app.close(),
  };
}
