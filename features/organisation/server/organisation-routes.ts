import { changesOf } from '#packages/database';
import type { AuditChange } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { jsonBytes } from '#packages/kit';
import {
  changeOrganisation,
  mostLogoBytes,
  organisationImage,
  organisationMessages as messages,
  removeLogo,
  setLogo,
  settingsBounds,
} from '#organisation/contract';
import type { ExpectedSettings, Organisation, OrganisationMetadata } from '#organisation/contract';
import { logoRoom, pictureSize } from '#organisation/domain';
import {
  findLogo,
  lockOrganisation,
  updateLogo,
  updateOrganisation,
} from './organisation-store.ts';
import type { SecondFactorRules } from './second-factor-rules.ts';

/** The caller, with the fields that the organisation needs. */
export interface Member {
  org_id: string;
  user_id: string;
}

/** Calls about the organisation. */
export function organisationCalls<Viewer extends Member>(
  secondFactor: SecondFactorRules,
): Bound<Viewer>[] {
  return [
    bind(organisationImage, async ({ viewer, params, database }) => {
      requireOwn(params, viewer);
      return { image: await database.read(viewer.org_id, findLogo) };
    }),
    bind(changeOrganisation, (call) => change(call, secondFactor)),
    bind(setLogo, (call) => changeLogo(call, checkedLogo(call.body.image))),
    bind(removeLogo, (call) => changeLogo(call, null)),
  ];
}

async function change(
  { viewer, body, database }: Call<typeof changeOrganisation, Member>,
  secondFactor: SecondFactorRules,
) {
  const { org_id, user_id } = viewer;
  return database.write(viewer, async (tx) => {
    const isDemanding = body.metadata?._require_two_factor === true;
    // An admin who requires a second factor must have one, so that they do not lock themselves out.
    if (isDemanding && !(await secondFactor.has(tx, user_id))) {
      throw fieldError('metadata._require_two_factor', messages.ownFactorFirst);
    }
    const before = await lockOrganisation(tx);
    if (before === null) throw new HttpError('NOT_FOUND');
    refuseOverwrite(before.metadata, body.expected);
    const changed = await updateOrganisation(tx, body);
    if (changed === null) throw new HttpError('NOT_FOUND');
    refuseGrowth(before.metadata, changed.metadata);
    if (isDemanding) await secondFactor.endWithout(tx);
    tx.audit({
      action: 'change',
      entity: 'organisation',
      entity_id: org_id,
      summary: summaryOf(body),
      changes: changesOfSettings(before, changed),
    });
    return changed;
  });
}

/** @throws HttpError CONFLICT if the settings are not what the caller saw */
function refuseOverwrite(
  { _supervisors_see = 'values', _values_seen_by = [] }: OrganisationMetadata,
  expected: ExpectedSettings | undefined,
): void {
  if (expected === undefined) return;
  const keyOf = (ids: readonly string[]) =>
    ids
      .map((id) => id.toLowerCase())
      .sort()
      .join();
  const isSame =
    _supervisors_see === expected._supervisors_see &&
    keyOf(_values_seen_by) === keyOf(expected._values_seen_by);
  if (!isSame) throw new HttpError('CONFLICT', { message: messages.changedMeanwhile });
}

/**
 * Settings are merged, so many small calls could store a large one. Settings that exceed the limit
 * from earlier can be changed, but not grow.
 *
 * @throws HttpError INVALID
 */
function refuseGrowth(before: OrganisationMetadata, after: OrganisationMetadata): void {
  const bytes = jsonBytes(after);
  if (bytes <= settingsBounds.bytes || bytes <= jsonBytes(before)) return;
  throw fieldError('metadata', messages.tooMuch);
}

/** The changed settings and their values; free text is only listed by name. */
function summaryOf({
  name,
  metadata = {},
}: Call<typeof changeOrganisation, Member>['body']): string {
  const settings = Object.entries(metadata).map(([key, value]) =>
    key.startsWith('_') ? `${key}: ${JSON.stringify(value)}` : key,
  );
  return [...(name === undefined ? [] : [`name: ${name}`]), ...settings].join(', ').slice(0, 1000);
}

type Settings = Pick<Organisation, 'name' | 'metadata'>;

/** The same settings with their values before and after; of free text only the name. */
function changesOfSettings(before: Settings, after: Settings): AuditChange[] {
  const keys = [...new Set([...Object.keys(before.metadata), ...Object.keys(after.metadata)])];
  const free = keys.filter((key) => !key.startsWith('_'));
  return [
    ...changesOf(before, after, ['name']),
    ...changesOf(before.metadata, after.metadata, keys.sort(), free).map((change) => ({
      ...change,
      field: `metadata.${change.field}`,
    })),
  ];
}

/** @throws HttpError unless the organisation is that of the viewer */
function requireOwn({ org_id }: { org_id: string }, viewer: Member): void {
  if (org_id.toLowerCase() !== viewer.org_id) throw new HttpError('NOT_FOUND');
}

async function changeLogo(
  { viewer, params, database }: Call<typeof setLogo | typeof removeLogo, Member>,
  image: string | null,
): Promise<true> {
  const { org_id } = viewer;
  requireOwn(params, viewer);
  await database.write(viewer, async (tx) => {
    if (!(await updateLogo(tx, org_id, image))) return;
    const action = image === null ? 'remove_logo' : 'set_logo';
    tx.audit({ action, entity: 'organisation', entity_id: org_id });
  });
  return true;
}

/** @throws HttpError if the content is no picture, or too large for a logo */
function checkedLogo(image: string): string {
  const bytes = Buffer.from(image, 'base64');
  // Node ignores invalid base64, so encoding the bytes again must give the sent text.
  if (bytes.toString('base64') !== image) throw fieldError('image', messages.notAPicture);
  if (bytes.length > mostLogoBytes) throw new HttpError('TOO_LARGE');
  const size = pictureSize(bytes);
  if (size === null) throw fieldError('image', messages.notAPicture);
  const { width, height } = size;
  const fits = width >= 1 && height >= 1 && width <= logoRoom.width && height <= logoRoom.height;
  if (!fits) throw fieldError('image', messages.logoTooLarge);
  return image;
}
