import { isRequest } from '#alerts/domain';
import { alertNotices } from '#alerts/offline';
import { compareNames } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import { useZone } from '#packages/ui';
import { whatOf } from './alert-words.ts';
import { useAnswerActions } from './use-answer-actions.ts';
import { useQueuedAnswers } from './use-queued-answers.ts';
import { useUnit } from './use-unit.ts';

/** An alert to the viewer that waits for an answer. */
export interface UnansweredAlert {
  notice_id: string;
  alert_id: string;
  title: string;
  /** About what or whom; may be empty. */
  detail: string;
  isUrgent: boolean;
  /** Milliseconds since 1970. */
  created: number;
  /** Names of other recipients who have acknowledged it. */
  answered: string[];
  /** The acknowledgement waits for a connection. */
  isQueued: boolean;
}

/**
 * The viewer's own alerts that are not acknowledged, the newest first. Left out are requests of
 * workers, which have a card of their own, and alerts whose tests are all cleared. Undefined while
 * loading.
 */
export function useUnansweredAlerts() {
  const { data, error, refetch } = useCopy(alertNotices, {}, { keepPrevious: true });
  const queued = useQueuedAnswers();
  const { acknowledge, isBusy } = useAnswerActions();
  const unit = useUnit() ?? 'C';
  const zone = useZone();
  const alerts = data
    ?.filter((notice) => notice.isOwn && notice.active && notice.acknowledged === null)
    .filter(({ reason, isSettled }) => !isRequest(reason) && !isSettled)
    .map((notice): UnansweredAlert => ({
      ...whatOf(notice, unit, zone),
      ...{ notice_id: notice.notice_id, alert_id: notice.alert_id, isUrgent: notice.isUrgent },
      created: notice.created,
      answered: data
        .filter((each) => each.alert_id === notice.alert_id && each.acknowledged !== null)
        .map(({ recipient }) => recipient)
        .sort(compareNames),
      isQueued: queued.has(notice.notice_id),
    }));
  return {
    ...{ alerts, error, isBusy, retry: refetch },
    acknowledge: (notice_id: string) => void acknowledge([notice_id]),
  };
}
