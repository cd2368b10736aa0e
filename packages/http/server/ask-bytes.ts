/** Why another service's answer cannot be used. */
export class ServiceFailure extends Error {
  readonly reason: 'refused' | 'unreadable' | 'slow' | 'away';
  /** Status of its answer, where it gave one. */
  readonly status: number | null;
  constructor(reason: ServiceFailure['reason'], status: number | null = null) {
    super(`A service is ${reason}.`);
    this.reason = reason;
    this.status = status;
  }
}

export interface AskOptions {
  /** Milliseconds that it may take. */
  timeout: number;
  /** Bytes of the largest answer that is read. */
  longest: number;
}

/** An answer as it came. */
export interface ServiceBytes {
  /** What the service calls it: 'image/png'; empty where it does not say. */
  type: string;
  bytes: Buffer;
}

/**
 * Asks another service. A redirect is not followed: whom we ask has been decided before.
 *
 * @param accept the media types that are of use
 * @throws ServiceFailure, which tells nothing of the address: a key may stand in it
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
    // Leaving the loop ends the connection.
    if (length > longest) throw new ServiceFailure('unreadable');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
