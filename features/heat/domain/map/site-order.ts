import { compareNames } from '#packages/kit';
import type { SiteMoment } from './site-moment.ts';

interface Ordered {
  readonly name: string;
  readonly moment: SiteMoment | null;
}

/** The hottest location first, those without weather last; equal ones by name. */
export function worstFirst<Site extends Ordered>(sites: readonly Site[]): Site[] {
  const heatOf = ({ moment }: Ordered) => moment?.heat_index ?? Number.NEGATIVE_INFINITY;
  return sites.toSorted((one, other) => {
    const [a, b] = [heatOf(one), heatOf(other)];
    return a === b ? compareNames(one.name, other.name) : b - a;
  });
}
