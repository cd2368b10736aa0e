import type { OrganisationMetadata } from '#organisation/contract';

/**
 * Whether an organisation has switched on a preview feature: the organisation's flag and the
 * feature in its list. 'heat_stress' is read as 'heat stress'.
 */
export function isSwitchedOn(metadata: OrganisationMetadata, feature: string): boolean {
  const named = (metadata._beta ?? []).map((name) => name.replaceAll('_', ' '));
  return metadata._show_preview_features === true && named.includes(feature);
}
