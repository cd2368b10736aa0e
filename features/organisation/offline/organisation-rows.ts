import { betaFeatures, organisationImage, organisationMessages } from '#organisation/contract';
import type { Organisation } from '#organisation/contract';
import { isSwitchedOn } from '#organisation/domain';
import { defineRead, defineRowTable } from '#packages/sync/offline';
import type { Copy, PictureSource, StoredPicture } from '#packages/sync/offline';

export const organisationTables = [defineRowTable('organisations', 'org_id')];

/** The organisation of the signed-in person; null before the first sync. */
export function ownOrganisation(copy: Copy): Organisation | null {
  const [own] = copy.rows<Organisation>('organisations').values();
  return own ?? null;
}

export const organisationOwn = defineRead({
  name: 'organisation.own',
  tables: ['organisations'],
  run: (copy, _params: Record<string, never>): Organisation | null => ownOrganisation(copy),
});

/**
 * One organisation by id, for screens that need it.
 *
 * @throws if the copy has none at all, or not this one
 */
export const organisationOne = defineRead({
  name: 'organisation.one',
  tables: ['organisations'],
  run: (copy, { org_id }: { org_id: string }): Organisation => {
    const one = allOrganisations(copy).find((each) => each.org_id === org_id);
    if (one === undefined) throw new Error(organisationMessages.oneMissing);
    return one;
  },
});

/** The logo as base64; null if there is none, or it is not in the copy yet. */
export const organisationLogo = defineRead({
  name: 'organisation.logo',
  tables: ['profileImages', 'organisations'],
  run: (copy, _params: Record<string, never>): string | null => {
    const own = ownOrganisation(copy);
    if (own === null || !own.has_profile_image) return null;
    return copy.rows<StoredPicture>('profileImages').get(own.org_id)?.image ?? null;
  },
});

export const organisationReads = [organisationOwn, organisationOne, organisationLogo];

/** The logo, stored with the pictures of people. */
export const organisationPictures: PictureSource = (copy) => {
  const own = ownOrganisation(copy);
  if (own === null || !own.has_profile_image) return [];
  const path = organisationImage.path.replace('{org_id}', own.org_id);
  return [{ id: own.org_id, modified_time: own.modified_time, path }];
};

/** Names of features in the sync protocol. */
const applicationTypes = {
  'heat stress': 'heat_stress',
  roster: 'roster',
  alert: 'alert',
} as const;

/**
 * Features that the organisation has switched on, as named by sync; all of them while it is
 * unknown.
 */
export function applicationTypesOf(copy: Copy): readonly string[] {
  const own = ownOrganisation(copy);
  return betaFeatures
    .filter((feature) => own === null || isSwitchedOn(own.metadata, feature))
    .map((feature) => applicationTypes[feature]);
}

function allOrganisations(copy: Copy): Organisation[] {
  const all = [...copy.rows<Organisation>('organisations').values()];
  if (all.length === 0) throw new Error(organisationMessages.noneKept);
  return all;
}
