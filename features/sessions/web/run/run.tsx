import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useAfterTest } from '#measurements/web';
import type { SavedQuickTest, SavedTest } from '#measurements/web';
import { Drawer, EmptyState, useFullEntry } from '#packages/ui';
import type { SessionDetail, SessionPerson } from '#sessions/offline';
import { runTexts as texts } from '../session-texts.ts';
import type { useSkips } from '../use-skips.ts';
import { CurrentPerson } from './current-person.tsx';
import type { Shown } from './current-person.tsx';
import { RunBar } from './run-bar.tsx';
import { RunHead } from './run-head.tsx';
import { RunKeys, useRunKeys } from './run-keys.tsx';
import { RunList } from './run-list.tsx';
import { ScanSheet } from './scan-sheet.tsx';
import { useRun } from './use-run.ts';
import classes from './run.module.css';

interface Props {
  session_id: string;
  detail: SessionDetail;
  skip: ReturnType<typeof useSkips>['skip'];
  /** On a phone: the list is in a sheet. */
  isNarrow: boolean;
}

/** The run-through of an open session: one person after the other. */
export function Run({ session_id, detail, skip, isNarrow }: Props) {
  useFullEntry();
  const run = useRun(session_id, detail, skip);
  const { toGo, current, last } = run;
  const { isNeeded, Step } = useAfterTest();
  // Of the person before the current one, who is measured already.
  const [followed, setFollowed] = useState<SavedTest | null>(null);
  // The copy may have the test before its save is complete: the person stays until it is known what follows.
  const [held, setHeld] = useState<Shown | null>(null);
  const [isSkipping, setSkipping] = useState(false);
  const [isListOpen, setListOpen] = useState(false);
  const [scan, setScan] = useState<'closed' | 'open' | 'selected'>('closed');
  const shown =
    held ??
    (current === null
      ? null
      : { person: current, typed: run.typed, measurement_id: run.measurement_id });
  const onSaved = async (person: SessionPerson, { measurement_id, test }: SavedQuickTest) => {
    if (await isNeeded(test)) setFollowed(test);
    run.onSaved(person, measurement_id);
    setHeld(null);
  };
  const goOn = () => {
    setFollowed(null);
    setSkipping(false);
    setListOpen(false);
  };
  const undoLast = () => {
    // While a test is saved, what was last is about to change.
    if (held !== null) return;
    goOn();
    void run.undoLast();
  };
  const canSkip = followed === null && held === null && current !== null;
  const openScan = () => {
    // While a test is saved, the next person is about to follow.
    if (held === null) setScan('open');
  };
  const onScanned = (user_id: string) => {
    // The same person keeps what is typed.
    const isSame = user_id === current?.user_id && followed === null && !isSkipping;
    setScan(isSame ? 'closed' : 'selected');
    goOn();
    if (user_id !== current?.user_id) run.select(user_id);
  };
  useRunKeys({
    onSkip: () => {
      if (canSkip) setSkipping(true);
    },
    onUndo: undoLast,
    onScan: openScan,
  });
  const left = new Set(toGo.map(({ user_id }) => user_id));
  const done = detail.people.filter(
    ({ user_id, result, skip: isSkipped }) => !left.has(user_id) && (result !== null || isSkipped),
  );
  const list = (
    <RunList
      {...{ toGo, done }}
      current={current?.user_id ?? null}
      onSelect={(user_id) => {
        goOn();
        run.select(user_id);
      }}
      onUndo={(person) => {
        goOn();
        void run.undo(person);
      }}
    />
  );
  return (
    <div className={classes['run']}>
      <div className={classes['now']}>
        <RunHead
          {...{ session_id, isNarrow }}
          left={toGo.length}
          progress={detail.card.progress}
          onList={() => setListOpen(true)}
          onScan={openScan}
        />
        <section
          className={`${classes['card'] ?? ''} ws-surface`}
          aria-label={followed === null ? shown?.person.name : texts.followed(followed.name)}
        >
          {followed !== null ? (
            <>
              <Step key={followed.time} test={followed} done={null} onDone={goOn} />
              <RunBar last={last} onUndo={undoLast}>
                <Button size="lg" h={52} fullWidth onClick={goOn}>
                  {run.isAllDone ? texts.finish : texts.nextPerson}
                </Button>
              </RunBar>
            </>
          ) : run.isAllDone && held === null ? (
            <>
              <AllDone />
              <RunBar last={last} onUndo={undoLast}>
                <Button
                  component={Link}
                  to={`/monitoring/sessions/${session_id}`}
                  variant="default"
                  size="lg"
                  h={52}
                  fullWidth
                >
                  {texts.backToSession}
                </Button>
              </RunBar>
            </>
          ) : (
            shown !== null && (
              <CurrentPerson
                key={shown.person.user_id}
                {...{ run, shown, onSaved, isSkipping, isNarrow }}
                onSkipping={setSkipping}
                onUndo={undoLast}
                onSaving={(isSaving) => setHeld(isSaving ? shown : null)}
              />
            )
          )}
        </section>
        {!isNarrow && <RunKeys />}
      </div>
      <ScanSheet
        opened={scan === 'open'}
        returnFocus={scan !== 'selected'}
        isNarrow={isNarrow}
        people={detail.people}
        onSelect={onScanned}
        onClose={() => setScan('closed')}
        onList={() => {
          setScan('closed');
          setListOpen(isNarrow);
        }}
      />
      {isNarrow ? (
        <Drawer
          opened={isListOpen}
          onClose={() => setListOpen(false)}
          position="bottom"
          size="90dvh"
          radius="lg"
          title={texts.listTitle}
        >
          {list}
        </Drawer>
      ) : (
        list
      )}
    </div>
  );
}

/** The end; it gets the focus, as the field that had it is gone. */
function AllDone() {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={part} tabIndex={-1} className={classes['allDone']}>
      <EmptyState title={texts.allDone} text={texts.allDoneAbout} outline="none" />
    </div>
  );
}
