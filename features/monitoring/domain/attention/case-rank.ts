import type { TakenKind } from '#monitoring/contract';

/** Kinds of cases in the list of what needs attention. */
export type CaseKind = TakenKind | 'alert';

/** A case as far as its place in the list needs it. */
export interface RankedCase {
  kind: CaseKind;
  /** A severe reading, or an urgent alert. */
  isUrgent: boolean;
}

/**
 * The place of a case in the list, the lowest first: severely dehydrated people, urgent alerts, late
 * rests of a crew, moderately dehydrated people, too much time in the heat, other alerts.
 */
export function caseRank({ kind, isUrgent }: RankedCase): number {
  switch (kind) {
    case 'reading':
      return isUrgent ? 0 : 3;
    case 'alert':
      return isUrgent ? 1 : 5;
    case 'break':
      return 2;
    case 'heat_share':
      return 4;
  }
}
