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

interface AskOptions {
  /** Milliseconds that it may take. */
  patience: number;
  /** Bytes of the largest answer that is read. */
  longest: number;
}

/**
 * Asks another service and gives its JSON as it came. A redirect is not followed: whom we ask has been
 * decided before.
 *
 * @throws ServiceFailure, which tells nothing of the address: a key may stand in it
 */
export async function askJson(address: URL, { patience, longest }: AskOptions): Promise<unknown> {
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      headers: { accept: 'application/json', 'user-agent': 'Watershade' },
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ServiceFailure('refused', response.status);
    }
    return jsonOf(await shortText(response, longest));
  } catch (error) {
    if (error instanceof ServiceFailure) throw error;
    const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
    throw new ServiceFailure(isSlow ? 'slow' : 'away');
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceFailure('unreadable');
  }
}

async function shortText(response: Response, longest: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    // Leaving the loop ends the connection.
    if (length > longest) throw new ServiceFailure('unreadable');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
