import type { Database } from '#packages/database';
import type { Endpoint } from '#packages/http/contract';
import { HttpError } from '#packages/http/server';
import { organisationMessages } from '#organisation/contract';
import { isReservedOrganisation, isSwitchedOn } from '#organisation/domain';
import { findGate } from './organisation-store.ts';

/**
 * Calls that read though they are sent as writes, and those by which a person signs in, out and
 * away: an organisation that is being closed answers them.
 */
const alwaysOpen = /^(?:auth|sync)\./;
/** What changes or ends an organisation as a whole: not for those that stand for a role. */
const ofTheWhole: readonly string[] = ['organisation.change', 'organisation.close'];
/** The way back. */
const cancelClosing = 'organisation.cancel_closing';

/**
 * The one place that refuses writes for what the organisation is: everything while it is being
 * closed, and the writes of a feature in preview that it has not switched on.
 */
export function organisationGate(database: Database) {
  return async function admit(endpoint: Endpoint, viewer: { org_id: string }): Promise<void> {
    const { method, name, feature } = endpoint;
    if (ofTheWhole.includes(name) && isReservedOrganisation(viewer.org_id)) {
      throw new HttpError('FORBIDDEN');
    }
    if (method === 'GET' || alwaysOpen.test(name)) return;
    const gate = await database.read(viewer.org_id, findGate);
    if (feature !== undefined && !isSwitchedOn(gate.metadata, feature)) {
      throw new HttpError('FEATURE_OFF');
    }
    if (gate.is_closing && name !== cancelClosing) {
      throw new HttpError('FORBIDDEN', { message: organisationMessages.closing });
    }
  };
}
