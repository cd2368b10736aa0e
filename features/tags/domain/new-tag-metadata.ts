import { riskFactors, unsetCoordinate, unsetFactor } from '#tags/contract';
import type { TagType } from '#tags/contract';

/** Metadata of a new tag: the given values, and defaults for the rest. */
export function newTagMetadata(
  type: TagType,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return { ...unsetOf[type], ...given };
}

const unsetOf: Readonly<Record<TagType, Readonly<Record<string, number>>>> = {
  default: {},
  job: Object.fromEntries(riskFactors.map((factor) => [factor, unsetFactor])),
  location: { lat: unsetCoordinate, lon: unsetCoordinate },
};
