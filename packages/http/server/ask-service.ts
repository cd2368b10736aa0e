/** Why another service's response cannot be used. */
export class ServiceFailure extends Error {
  readonly reason: 'refused' | 'unreadable' | 'slow' | 'away';
  /** Status of its response, if there was one. */
  readonly status: number | null;
  constructor(reason: ServiceFailure['reason'], status: number | null = null, code = '') {
    super(`A service is ${reason}${code && ` (${code})`}.`);
    this.reason = reason;
    this.status = status;
  }
}

export interface AskOptions {
  /** Timeout in milliseconds. */
  timeout: number;
  /** Maximum size of a response in bytes. */
  longest: number;
  headers?: Record<string, string>;
  /** Sent by POST. */
  form?: URLSearchParams;
  /** JSON text sent by POST. */
  json?: string;
  /** Responses with an error's status are read too. */
  takesErrors?: boolean;
}

/** An unparsed response. */
export interface ServiceBytes {
  status: number;
  /** Its content type: 'image/png'; empty if missing. */
  type: string;
  bytes: Buffer;
}

/**
 * Requests a service that the operator configured. Redirects are not followed, as only the given
 * address was configured. Addresses that people enter are for `postPublic`; nothing else opens a
 * connection over HTTP.
 *
 * @param accept the accepted media types
 * @throws ServiceFailure without the URL, which may contain a key
 */
export async function askBytes(
  address: URL,
  accept: string,
  { timeout, longest, headers = {}, form, json, takesErrors = false }: AskOptions,
): Promise<ServiceBytes> {
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      headers: {
        ...{ accept, 'user-agent': 'Watershade', ...headers },
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(form === undefined ? {} : { method: 'POST', body: form }),
      ...(json === undefined ? {} : { method: 'POST', body: json }),
    });
    if (!response.ok && !takesErrors) {
      await response.body?.cancel();
      throw new ServiceFailure('refused', response.status);
    }
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
    const bytes = await shortBody(response, longest);
    return { status: response.status, type: type.trim().toLowerCase(), bytes };
  } catch (error) {
    if (error instanceof ServiceFailure) throw error;
    const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
    throw new ServiceFailure(isSlow ? 'slow' : 'away', null, codeOf(error));
  }
}

/**
 * Requests another service and returns its JSON.
 *
 * @throws ServiceFailure
 */
export async function fetchJson(address: URL, options: AskOptions): Promise<unknown> {
  const { bytes } = await askBytes(address, 'application/json', options);
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new ServiceFailure('unreadable');
  }
}

async function shortBody(response: Response, longest: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    // Leaving the loop closes the connection.
    if (length > longest) throw new ServiceFailure('unreadable');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** ECONNREFUSED and the like: only the code, as the sentence may contain the URL. */
function codeOf(error: unknown): string {
  const { cause } = Object(error) as { cause?: unknown };
  const { code } = Object(cause) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
