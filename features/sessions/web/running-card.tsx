import { Link } from '@tanstack/react-router';
import { useCopy } from '#packages/sync/web';
import { Card, EmptyState, ErrorState, TableSkeleton, useNow } from '#packages/ui';
import { isOpenSession, remainingText, remainingTime } from '#sessions/domain';
import { sessionList } from '#sessions/offline';
import { SessionProgressBar } from './session-progress.tsx';
import { sessionLabel } from './session-label.ts';
import { sessionTexts as texts } from './session-texts.ts';
import { useSkips } from './use-skips.ts';
import classes from './running-card.module.css';

/** The most sessions of the card. */
const most = 4;

/**
 * The open sessions with their progress, the newest first and completed ones last, as a card of the
 * overview; on a phone without an outline of future rows.
 */
export function RunningSessionsCard({ isCompact = false }: { isCompact?: boolean }) {
  const { changes } = useSkips();
  const { data, error, refetch } = useCopy(sessionList, { changes }, { keepPrevious: true });
  const now = useNow();
  const open = data
    ?.filter((card) => isOpenSession(card, now))
    .toSorted((a, b) => Number(a.progress.isCompleted) - Number(b.progress.isCompleted));
  return (
    <Card
      title={texts.openSessions}
      footer={
        <Link to="/monitoring/sessions" className="ws-card-link">
          {texts.allSessions}
        </Link>
      }
    >
      {error !== null ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : open === undefined ? (
        <TableSkeleton rows={2} height={56} />
      ) : open.length === 0 ? (
        <EmptyState title={texts.noActive} text={texts.noActiveAbout} isSmall={isCompact} />
      ) : (
        <ul className={classes['sessions']}>
          {open.slice(0, most).map((card) => (
            <li key={card.session_id}>
              <span className={classes['head']}>
                <Link
                  to="/monitoring/sessions/$session_id"
                  params={{ session_id: card.session_id }}
                  className="ws-card-link"
                >
                  <span dir="auto">{sessionLabel(card)}</span>
                </Link>
                {!card.progress.isCompleted && (
                  <small>
                    {texts.remaining}: {remainingText(remainingTime(card.created_time, now))}
                  </small>
                )}
              </span>
              <SessionProgressBar progress={card.progress} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
