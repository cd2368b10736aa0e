import type { OrganisationMetadata } from '#organisation/contract';

/** The setting of an organisation that names its sample data. Only the server sets it. */
export const sampleField = '_sample_data';

/** Sample people and tags of an organisation. */
export interface SampleIds {
  readonly user_ids: ReadonlySet<string>;
  readonly tag_ids: ReadonlySet<string>;
}

/** The sample people and tags; null if the organisation has no sample data. */
export function sampleIdsOf(metadata: OrganisationMetadata): SampleIds | null {
  const stored: unknown = metadata[sampleField];
  if (typeof stored !== 'object' || stored === null) return null;
  const { user_ids, tag_ids }: { user_ids?: unknown; tag_ids?: unknown } = stored;
  return { user_ids: idsOf(user_ids), tag_ids: idsOf(tag_ids) };
}

function idsOf(list: unknown): ReadonlySet<string> {
  return new Set(Array.isArray(list) ? list.filter((id) => typeof id === 'string') : []);
}
