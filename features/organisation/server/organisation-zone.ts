import { zoneName } from '#organisation/contract';
import type { Tx } from '#packages/database';
import { findOrganisation } from './organisation-store.ts';

/** IANA name of the organisation's time zone; UTC if none is set or it is unknown. */
export async function findZone(tx: Tx): Promise<string> {
  const zone = (await findOrganisation(tx))?.metadata._timezone ?? 'UTC';
  return zoneName(zone) ?? 'UTC';
}
