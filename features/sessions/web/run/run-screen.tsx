import { Link, useParams } from '@tanstack/react-router';
import { useCopy, useInitialised } from '#packages/sync/web';
import {
  Crumbs,
  EmptyState,
  ErrorScreen,
  Page,
  Screen,
  TextSkeleton,
  useIsNarrow,
  useNow,
  useTitle,
} from '#packages/ui';
import { isOpenSession, remainingText, remainingTime } from '#sessions/domain';
import { sessionDetail } from '#sessions/offline';
import { AbsentSession } from '../detail/absent-session.tsx';
import { sessionLabel } from '../session-label.ts';
import { detailTexts, runTexts as texts, sessionTexts } from '../session-texts.ts';
import { useSkips } from '../use-skips.ts';
import { Run } from './run.tsx';

/** /monitoring/sessions/{uuid}/run: testing one person after the other, also offline. */
export function RunScreen() {
  const { session_id = '' } = useParams({ strict: false });
  const now = useNow();
  const initialised = useInitialised();
  useTitle(texts.title);
  const { changes, skip } = useSkips();
  const { data, error, refetch } = useCopy(
    sessionDetail,
    { session_id, changes },
    { keepPrevious: true },
  );
  const isNarrow = useIsNarrow();
  if (error !== null) return <ErrorScreen onRetry={refetch} />;
  if (data === null) return <AbsentSession />;
  const label = data === undefined ? texts.title : sessionLabel(data.card);
  const isReady = initialised && data !== undefined;
  const content =
    data === undefined ? (
      <TextSkeleton widths={[60, 90, 75]} />
    ) : isOpenSession(data.card, now) ? (
      <Run key={session_id} {...{ session_id, skip, isNarrow }} detail={data} />
    ) : (
      <EmptyState title={sessionTexts.archived} text={detailTexts.closed} outline="none" />
    );
  // On a phone the whole screen is for the person who is tested.
  if (isNarrow) {
    return (
      <Page ready={isReady}>
        <h1 className="ws-only-heard">{texts.title}</h1>
        {content}
      </Page>
    );
  }
  return (
    <Screen
      title={texts.title}
      ready={isReady}
      sentence={data && `${label} · ${remainingText(remainingTime(data.card.created_time, now))}`}
      crumbs={
        <Crumbs here={texts.title}>
          <Link to="/monitoring/sessions">{sessionTexts.title}</Link>
          <Link to="/monitoring/sessions/$session_id" params={{ session_id }}>
            {label}
          </Link>
        </Crumbs>
      }
    >
      {content}
    </Screen>
  );
}
