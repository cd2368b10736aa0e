import type { Endpoint } from '#packages/http/contract';
import { bind, EventStream, HttpError } from '#packages/http/server';
import type { Bound } from '#packages/http/server';
import type { Signals } from './signals.ts';

/** Seconds after which the client may try again. */
const retryAfter = 60;

/** The call that keeps a connection open and notifies its caller of new data. */
export function signalCall<Viewer extends { org_id: string; user_id: string }>(
  endpoint: Endpoint,
  signals: Signals<Viewer>,
): Bound<Viewer> {
  return bind<Endpoint, Viewer>(endpoint, async ({ viewer, caller }) => {
    const token = caller.token ?? '';
    const capacity = signals.capacityFor(viewer, token);
    if (capacity === 'viewer') throw new HttpError('TOO_MANY', { retryAfter });
    if (capacity === 'process') throw new HttpError('UNAVAILABLE', { retryAfter });
    return new EventStream((connection) => signals.open(viewer, token, connection));
  });
}
