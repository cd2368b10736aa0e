import type { Database, Tx } from '#packages/database';
import type { Endpoint } from '#packages/http/contract';
import { HttpError } from '#packages/http/server';
import { organisationMessages } from '#organisation/contract';
import { isReservedOrganisation, isSwitchedOn } from '#organisation/domain';
import { findGate } from './organisation-store.ts';

/**
 * Writes that are allowed while an organisation is being closed: those that only read, the
 * cancellation, changes of the own account, and help with a lost device. They are listed by name,
 * so that a new call is not allowed by accident.
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
/** Changes of an organisation as a whole, which role organisations may not make. */
const ofTheWhole: readonly string[] = ['organisation.change', 'organisation.close'];
/**
 * Rejects writes by the state of the organisation: all while it is being closed, and those of
 * preview features that are not switched on.
 */
export function organisationGate(database: Database) {
  return async function checkOrganisation(
    endpoint: Endpoint,
    viewer: { org_id: string },
  ): Promise<void> {
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
    if (gate.is_closing && !isOpen) throw closing();
  };
}

/**
 * For a write of the support team in another organisation.
 *
 * @throws HttpError FORBIDDEN while the organisation is being closed
 */
export async function requireNotClosing(tx: Tx): Promise<void> {
  if ((await findGate(tx)).is_closing) throw closing();
}

function closing(): HttpError {
  return new HttpError('FORBIDDEN', { message: organisationMessages.closing });
}
