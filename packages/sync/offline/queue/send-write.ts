import type { CopyEnvironment } from '../environment.ts';
import type { Row } from '../tables/column.ts';
import { queueMessages } from './queue-messages.ts';
import type { QueuedWrite } from './queued-write.ts';
import type { Refusal } from './write-kind.ts';

/** What a server said to a write. */
export type Answer =
  | { kind: 'taken'; data: Row }
  | ({ kind: 'refused' } & Refusal)
  | { kind: 'unauthorised' }
  /** Nothing that a server of ours says: the write may have arrived or not. */
  | NoServer;

interface NoServer {
  kind: 'no-answer';
  /** HTTP status, 0 where there was no answer at all. */
  status: number;
  /** Milliseconds the server asked us to wait. */
  retryAfter: number;
}

const timeoutAfter = 15_000;

/** Sends one write; `getToken` gives the token of the sign-in as it is at that moment. */
export async function sendWrite(
  environment: CopyEnvironment,
  getToken: () => string,
  { method, path, body }: QueuedWrite,
  signal: AbortSignal,
): Promise<Answer> {
  const token = getToken();
  const timeout = new AbortController();
  const calledOff = environment.after(timeoutAfter, () => timeout.abort());
  try {
    const response = await environment.fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, timeout.signal]),
    });
    if (response.status === 401 && token === getToken()) return { kind: 'unauthorised' };
    const envelope: unknown = await response.json().catch(() => null);
    return answerOf(response, envelope);
  } catch {
    return { kind: 'no-answer', status: 0, retryAfter: 0 };
  } finally {
    calledOff();
  }
}

/** These ask to come back later, whatever else they say. */
const later: readonly number[] = [401, 408, 425, 429];

/** Only an answer in the form of our own server counts: a portal in between says anything. */
function answerOf(response: Response, envelope: unknown): Answer {
  const { status, success, data, message, errors } = rowFrom(envelope);
  if (response.ok && (status === true || success === true)) {
    return { kind: 'taken', data: rowFrom(data) };
  }
  const isNo = status === false || success === false;
  if (isNo && response.status >= 400 && response.status < 500 && !later.includes(response.status)) {
    const sentences = Object.entries(rowFrom(errors)).filter(isSentence);
    const reason = [...new Set(sentences.map(([, sentence]) => sentence))].join(' ');
    const said = typeof message === 'string' ? message : queueMessages.silent;
    return { kind: 'refused', reason: reason || said, errors: Object.fromEntries(sentences) };
  }
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    kind: 'no-answer',
    status: response.status,
    retryAfter: seconds > 0 ? seconds * 1000 : 0,
  };
}

function isSentence(pair: [string, unknown]): pair is [string, string] {
  return typeof pair[1] === 'string';
}

function rowFrom(value: unknown): Row {
  return typeof value === 'object' && value !== null ? (value as Row) : {};
}
