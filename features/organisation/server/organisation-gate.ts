import type { Database } from '#packages/database';
import type { Endpoint } from '#packages/http/contract';
import { HttpError } from '#packages/http/server';
import { organisationMessages } from '#organisation/contract';
import { isReservedOrganisation, isSwitchedOn } from '#organisation/domain';
import { findGate } from './organisation-store.ts';

/**
 * Writes that an organisation which is being closed answers: those that only read, the way back,
 * what people do with their own account, and what an admin does about a lost device of somebody.
 * Each is named, so that a new call is not let through by what it is called.
 */
const openWhileClosing: readonly string[] = [
  'sync.core',
  'sync.measures',
  'sync.measures_init',
  'auth.change_password',
  'auth.delete_me',
  'auth.end_other_sign_ins',
  'auth.end_sign_in',
  'auth.reset_device',
  'two_factor.enable',
  'two_factor.disable',
  'two_factor.reset',
  'user.end_sign_in',
  'user.end_sign_ins',
  'organisation.cancel_closing',
];
/** What changes or ends an organisation as a whole: not for those that stand for a role. */
const ofTheWhole: readonly string[] = ['organisation.change', 'organisation.close'];
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
    const isOpen = openWhileClosing.includes(name);
    if (method === 'GET' || (isOpen && feature === undefined)) return;
    const gate = await database.read(viewer.org_id, findGate);
    if (feature !== undefined && !isSwitchedOn(gate.metadata, feature)) {
      throw new HttpError('FEATURE_OFF');
    }
    if (gate.is_closing && !isOpen) {
      throw new HttpError('FORBIDDEN', { message: organisationMessages.closing });
    }
  };
}
