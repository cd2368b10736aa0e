import type { UnansweredAlert } from '#alerts/web';
import type { LateBreak } from '#breaks/web';
import type { NeedsAttention, OverShare } from '#monitoring/offline';

/** Who has taken a case. */
export interface Holder {
  /** The entry that a release or another take ends; null for an alert, which is acknowledged. */
  entry_id: string | null;
  isOwn: boolean;
  /** Empty if the viewer may not see that person. */
  name: string;
  /** Milliseconds since 1970; null for an alert. */
  time: number | null;
  /** The own take waits for a connection. */
  isWaiting: boolean;
}

interface Taken {
  /** Unique in the list. */
  key: string;
  /** The person, the location, or the title of the alert. */
  name: string;
  /** The person, or the location of a break. */
  subject_id: string;
  /** When the case began, in milliseconds since 1970. */
  since: number;
  /** A severe reading, or an urgent alert. */
  isUrgent: boolean;
  /** Null if nobody has taken it. */
  holder: Holder | null;
}

/** Something that needs attention. What really happens clears it: a re-test, a rest, an answer. */
export type AttentionCase = Taken &
  (
    | { kind: 'reading'; row: NeedsAttention }
    | { kind: 'heat_share'; row: OverShare }
    | { kind: 'break'; late: LateBreak }
    | { kind: 'alert'; alert: UnansweredAlert }
  );
