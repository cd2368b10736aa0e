import { medianOf } from '#packages/kit';

/** How one recipient answered an alert. Times are milliseconds since 1970. */
export interface NoticeAnswer {
  created: number;
  /** Null while it is not acknowledged. */
  acknowledged: number | null;
  /** False if it was dismissed. */
  active: boolean;
}

/** Groups of alerts of recipients by their answer. */
export const answerGroups = ['open', 'acknowledged', 'in_time', 'late'] as const;
export type AnswerGroup = (typeof answerGroups)[number];

/** Milliseconds in which an alert should be acknowledged. */
const inTime = 3_600_000;

/** Whether an alert of a recipient belongs to a group at a time. A dismissed one is in none. */
export function isAnswered(notice: NoticeAnswer, group: AnswerGroup, now: number): boolean {
  const { created, acknowledged, active } = notice;
  if (!active) return false;
  if (group === 'open') return acknowledged === null;
  if (group === 'acknowledged') return acknowledged !== null;
  const isInTime = (acknowledged ?? now) - created <= inTime;
  return group === 'in_time' ? acknowledged !== null && isInTime : !isInTime;
}

/** How quickly supervisors answer. */
export interface AnswerFigures {
  /** Not acknowledged yet, whenever they were sent. */
  open: number;
  /** Acknowledged ones of the window, and the median of their times in milliseconds. */
  acknowledged: number;
  median: number | null;
  /** Of the window: acknowledged within 60 minutes, and not. */
  in_time: number;
  late: number;
}

/** The figures of alerts of recipients that were created since a time. */
export function answerFigures(
  notices: readonly NoticeAnswer[],
  { since, now }: { since: number; now: number },
): AnswerFigures {
  const recent = notices.filter(({ created }) => created >= since);
  const countOf = (group: AnswerGroup, all = recent) =>
    all.filter((notice) => isAnswered(notice, group, now)).length;
  const times = recent.flatMap(({ created, acknowledged, active }) =>
    acknowledged === null || !active ? [] : [acknowledged - created],
  );
  return {
    open: countOf('open', [...notices]),
    ...{ acknowledged: times.length, median: medianOf(times) },
    ...{ in_time: countOf('in_time'), late: countOf('late') },
  };
}
