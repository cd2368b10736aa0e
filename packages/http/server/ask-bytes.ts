/** Why another service's response cannot be used. */
export class ServiceFailure extends Error {
  readonly reason: 'refused' | 'unreadable' | 'slow' | 'away';
  /** Status of its response, if there was one. */
  readonly status: number | null;
  constructor(reason: ServiceFailure['reason'], status: number | null = null) {
    super(`A service is ${reason}.`);
    this.reason = reason;
    this.status = status;
  }
}

export interface AskOptions {
  /** Timeout in milliseconds. */
  timeout: number;
  /** Maximum size of a response in bytes. */
  longest: number;
}

/** An unparsed response. */
export interface ServiceBytes {
  /** Its content type: 'image/png'; empty if missing. */
  type: string;
  bytes: Buffer;
}

/**
 * Requests another service. Redirects are not followed.
 *
 * @param accept the accepted media types
 * @throws ServiceFailure without the URL, which may contain a key
 */
export async function askBytes(
  address: URL,
  accept: string,
  { timeout, longest }: AskOptions,
): Promise<ServiceBytes> {
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      headers: { accept, 'user-agent': 'Watershade' },
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ServiceFailure('refused', response.status);
    }
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
    return { type: type.trim().toLowerCase(), bytes: await shortBody(response, longest) };
  } catch (error) {
    if (error instanceof ServiceFailure) throw error;
    const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
    throw new ServiceFailure(isSlow ? 'slow' : 'away');
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
