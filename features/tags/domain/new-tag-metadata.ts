import { riskFactors, unsetCoordinate, unsetFactor } from '#tags/contract';
import type { TagType } from '#tags/contract';

/** What a new tag knows beside its name: what was given, and for the rest that nobody has said it. */
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
