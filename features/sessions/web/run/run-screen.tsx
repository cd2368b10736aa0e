import { Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { QuickTest, useAfterTest } from '#measurements/web';
import type { SavedQuickTest, SavedTest } from '#measurements/web';
import { useCopy, useInitialised } from '#packages/sync/web';
import { Crumbs, EmptyState, ErrorScreen, Screen, TextSkeleton, useNow } from '#packages/ui';
import { isOpenSession, remainingText, remainingTime } from '#sessions/domain';
import { sessionDetail } from '#sessions/offline';
import type { SessionDetail, SessionPerson } from '#sessions/offline';
import { AbsentSession } from '../detail/absent-session.tsx';
import { sessionLabel } from '../session-label.ts';
import { SessionProgressBar } from '../session-progress.tsx';
import { detailTexts, runTexts as texts, sessionTexts } from '../session-texts.ts';
import { useSkips } from '../use-skips.ts';
import { RunList } from './run-list.tsx';
import { SkipChoice } from './skip-choice.tsx';
import { useRun } from './use-run.ts';
import classes from './run.module.css';

/** /monitoring/sessions/{uuid}/run: testing one person after the other, also offline. */
export function RunScreen() {
  const { session_id = '' } = useParams({ strict: false });
  const now = useNow();
  const initialised = useInitialised();
  const { changes, skip } = useSkips();
  const { data, error, refetch } = useCopy(
    sessionDetail,
    { session_id, changes },
    { keepPrevious: true },
  );
  if (error !== null) return <ErrorScreen onRetry={refetch} />;
  if (data === null) return <AbsentSession />;
  const label = data === undefined ? texts.title : sessionLabel(data.card);
  return (
    <Screen
      title={texts.title}
      ready={initialised && data !== undefined}
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
      {data === undefined ? (
        <TextSkeleton widths={[60, 90, 75]} />
      ) : isOpenSession(data.card, now) ? (
        <Run key={session_id} {...{ session_id, skip }} detail={data} />
      ) : (
        <EmptyState title={sessionTexts.archived} text={detailTexts.closed} outline="none" />
      )}
    </Screen>
  );
}

interface RunProps {
  session_id: string;
  detail: SessionDetail;
  skip: ReturnType<typeof useSkips>['skip'];
}

function Run({ session_id, detail, skip }: RunProps) {
  const run = useRun(session_id, detail, skip);
  const { toGo, current } = run;
  const { isNeeded, Step } = useAfterTest();
  // Of the person before the current one, who is measured already.
  const [followed, setFollowed] = useState<SavedTest | null>(null);
  // The copy may have the test before its save is complete: the person stays until it is known what follows.
  const [held, setHeld] = useState<Shown | null>(null);
  const shown = held ?? (current === null ? null : shownOf(current, run));
  const onSaved = async (person: SessionPerson, { measurement_id, test }: SavedQuickTest) => {
    if (await isNeeded(test)) setFollowed(test);
    run.onSaved(person, measurement_id);
    setHeld(null);
  };
  const left = new Set(toGo.map(({ user_id }) => user_id));
  const done = detail.people.filter(
    ({ user_id, result, skip: isSkipped }) => !left.has(user_id) && (result !== null || isSkipped),
  );
  return (
    <div className={classes['run']}>
      <div className={classes['now']}>
        <SessionProgressBar progress={detail.card.progress} />
        {followed !== null ? (
          <section
            className={`${classes['card'] ?? ''} ws-surface`}
            aria-label={texts.followed(followed.name)}
          >
            <Step
              key={followed.time}
              test={followed}
              done={run.isAllDone ? texts.finish : texts.nextPerson}
              onDone={() => setFollowed(null)}
            />
          </section>
        ) : run.isAllDone && held === null ? (
          <EmptyState
            title={texts.allDone}
            text={texts.allDoneAbout}
            outline="none"
            action={
              <Button component={Link} to={`/monitoring/sessions/${session_id}`} variant="default">
                {texts.back}
              </Button>
            }
          />
        ) : (
          shown !== null && (
            <CurrentPerson
              key={shown.person.user_id}
              {...{ run, shown, onSaved }}
              onSaving={(isSaving) => setHeld(isSaving ? shown : null)}
            />
          )
        )}
      </div>
      <RunList
        {...{ toGo, done }}
        current={current?.user_id ?? null}
        onSelect={(user_id) => {
          setFollowed(null);
          run.select(user_id);
        }}
        onUndo={(person) => {
          setFollowed(null);
          void run.undo(person);
        }}
      />
    </div>
  );
}

/** The person on the card, with the test that is typed. */
interface Shown {
  person: SessionPerson;
  typed: string;
  measurement_id: string;
}

function shownOf(
  person: SessionPerson,
  { typed, measurement_id }: ReturnType<typeof useRun>,
): Shown {
  return { person, typed, measurement_id };
}

interface CurrentProps {
  shown: Shown;
  run: ReturnType<typeof useRun>;
  onSaving: (isSaving: boolean) => void;
  onSaved: (person: SessionPerson, saved: SavedQuickTest) => Promise<void>;
}

function CurrentPerson({ shown, run, onSaving, onSaved }: CurrentProps) {
  const { person, typed, measurement_id } = shown;
  const [isSkipping, setSkipping] = useState(false);
  return (
    <section className={`${classes['card'] ?? ''} ws-surface`} aria-label={person.name}>
      <h2 className={classes['name']} dir="auto">
        {person.name}
      </h2>
      {isSkipping ? (
        <SkipChoice
          name={person.name}
          onSkip={(reason) => void run.onSkip(person, reason)}
          onCancel={() => setSkipping(false)}
        />
      ) : (
        <QuickTest
          key={measurement_id}
          {...{ person, measurement_id, typed, onSaving }}
          onTyped={run.onTyped}
          submit={texts.save}
          onSaved={(saved) => void onSaved(person, saved)}
        >
          <Button
            variant="default"
            size="md"
            leftSection={<IconUserOff size={16} stroke={1.75} />}
            onClick={() => setSkipping(true)}
          >
            {texts.skip}
          </Button>
        </QuickTest>
      )}
    </section>
  );
}
