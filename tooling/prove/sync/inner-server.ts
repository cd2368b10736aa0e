import { pino } from 'pino';
import type { Database } from '#packages/database';
import { buildApp } from '../../../apps/server/app.ts';
import type { History } from './history.ts';
import { newId } from './organisation-fixture.ts';
import { watchReads } from './watch-reads.ts';

/** Answers calls of the client. The history adds faults. */
export interface ProofServer {
  /** @throws TypeError if there is no answer, like fetch */
  answer(path: string, init: RequestInit): Promise<Response>;
  /** Kills the process, even during a call, and starts another one. */
  crash(): Promise<void>;
  close(): Promise<void>;
}

/** The maximum size of an answer in a history. */
export type AnswerSize = Pick<History, 'pageSize' | 'answerBytes'>;

/** Called before each query of a read, so that the history can commit something. */
export interface Interruption {
  before: (() => Promise<void>) | null;
}

/** Starts the product's server in this process, so that a history can act between its queries. */
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
