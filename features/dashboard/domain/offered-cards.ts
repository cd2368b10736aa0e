import { cardKeys } from '#dashboard/contract';
import type { CardKey } from '#dashboard/contract';
import { isSwitchedOn } from '#organisation/domain';
import type { OrganisationMetadata } from '#organisation/contract';

/**
 * The cards that an organisation offers, in default order: the weather overview with heat stress,
 * the accumulation tracker if a heat index threshold is set.
 */
export function offeredCards(metadata: OrganisationMetadata): CardKey[] {
  const isOffered: Partial<Record<CardKey, boolean>> = {
    weather_overview: isSwitchedOn(metadata, 'heat stress'),
    heat_exposure_accumulation: (metadata._heat_index_threshold ?? null) !== null,
  };
  return cardKeys.filter((key) => isOffered[key] ?? true);
}
