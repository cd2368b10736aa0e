import { CallError } from '#packages/http/web';

/** Milliseconds until a call counts as without a response. */
const timeout = 30_000;

/** The calls of a link. They carry the token in their path and nothing else. */
export interface LinkClient {
  /** Returns the data of the response. @throws CallError */
  readonly get: (path: string) => Promise<unknown>;
  /** Sends a write and returns the data of its response. @throws CallError */
  readonly post: (path: string, body: object) => Promise<unknown>;
}

/** Paths of the calls below `/v3/access/{token}`; a test compares them with the contracts. */
export const linkPaths = {
  home: '',
  page: '/page',
  request: '/request',
  course: (id: string) => `/course/${id}`,
  progress: (id: string) => `/course/${id}/progress`,
  assessment: (id: string, aid: string) => `/course/${id}/assessment/${aid}`,
  attempt: (id: string, aid: string) => `/course/${id}/assessment/${aid}/attempt`,
  image: (id: string) => `/image/${id}`,
} as const;

/**
 * The client of one link. It is not that of the app: that one needs the schemas of all calls, which
 * are larger than this page.
 */
export function createLinkClient(
  token: string,
  send: typeof fetch = (input, init) => fetch(input, init),
): LinkClient {
  async function call(path: string, init: RequestInit): Promise<unknown> {
    const response = await send(`/v3/access/${encodeURIComponent(token)}${path}`, {
      ...init,
      ...{
        signal: AbortSignal.timeout(timeout),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      },
    }).catch(() => null);
    if (response === null) throw noAnswer(0);
    const body: unknown = await response.json().catch(() => null);
    if (!isAnswer(body)) throw noAnswer(response.status);
    if (response.ok && body['status'] === true) return body['data'];
    const { code, message, errors } = body;
    throw new CallError({
      ...{ message: String(message ?? ''), status: response.status, code: String(code) },
      ...{ errors: typeof errors === 'object' && errors !== null ? { ...errors } : {} },
    });
  }
  return {
    get: (path) => call(path, { headers: { accept: 'application/json' } }),
    post: (path, body) =>
      call(path, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}

/** Whether the link is no longer valid: its own call has no resource that could be missing. */
export function isInvalidLink(failure: unknown): boolean {
  return failure instanceof CallError && failure.status === 404 && !failure.isUnanswered;
}

function isAnswer(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && 'status' in body;
}

function noAnswer(status: number): CallError {
  return new CallError({ message: '', status, code: 'NETWORK', isUnanswered: true });
}
