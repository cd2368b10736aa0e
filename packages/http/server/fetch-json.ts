import { askBytes, ServiceFailure } from './ask-bytes.ts';
import type { AskOptions } from './ask-bytes.ts';

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
