import { organisationImage } from '#organisation/contract';
import type { Organisation } from '#organisation/contract';
import { defineRead, defineRowTable } from '#packages/sync/offline';
import type { Copy, PictureSource } from '#packages/sync/offline';

export const organisationTables = [defineRowTable('organisations', 'org_id')];

/** The one organisation of the person signed in; null before the first sync. */
export function ownOrganisation(copy: Copy): Organisation | null {
  const [own] = copy.rows<Organisation>('organisations').values();
  return own ?? null;
}

export const organisationOwn = defineRead({
  name: 'organisation.own',
  tables: ['organisations'],
  run: (copy, _params: Record<string, never>): Organisation | null => ownOrganisation(copy),
});

export const organisationReads = [organisationOwn];

/** The logo, kept beside the pictures of the people. */
export const organisationPictures: PictureSource = (copy) => {
  const own = ownOrganisation(copy);
  if (own === null || !own.has_profile_image) return [];
  const path = organisationImage.path.replace('{org_id}', own.org_id);
  return [{ id: own.org_id, modified_time: own.modified_time, path }];
};

const applicationTypes: Readonly<Record<string, string>> = {
  'heat stress': 'heat_stress',
  heat_stress: 'heat_stress',
  roster: 'roster',
  alert: 'alert',
};

/** What the organisation has switched on, as sync names it; everything while it is unknown. */
export function applicationTypesOf(copy: Copy): readonly string[] {
  const own = ownOrganisation(copy);
  if (own === null) return [...new Set(Object.values(applicationTypes))];
  return [...new Set((own.metadata._beta ?? []).flatMap((name) => applicationTypes[name] ?? []))];
}
