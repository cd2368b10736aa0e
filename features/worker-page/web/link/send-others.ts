import { CallError } from '#packages/http/web';
import { linkPaths } from './link-client.ts';
import type { LinkClient } from './link-client.ts';
import type { LinkStorage } from './link-storage.ts';
import { requestName } from './open-link.ts';
import type { WaitingRequest } from './open-link.ts';

/**
 * Sends requests of other links that wait on this device: a shared phone may show another link when
 * the connection returns.
 */
export async function sendOthers(
  shown: string | null,
  storage: LinkStorage,
  clientOf: (token: string) => LinkClient,
): Promise<void> {
  for (const { token, name, value } of await storage.readAll(requestName)) {
    const request = value as WaitingRequest;
    if (token === shown || request.isRefused) continue;
    try {
      await clientOf(token).post(linkPaths.request, request.fields);
      await storage.remove(token, name);
    } catch (failure) {
      // It stays, and its own page says what became of it.
      if (!(failure instanceof CallError)) throw failure;
    }
  }
}
