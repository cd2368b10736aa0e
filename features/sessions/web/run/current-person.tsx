import { Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { latestTest } from '#measurements/offline';
import { unitOf } from '#measurements/domain';
import { QuickTest } from '#measurements/web';
import type { SavedQuickTest } from '#measurements/web';
import { zonedParts } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import { useNow, useZone } from '#packages/ui';
import type { SessionPerson } from '#sessions/offline';
import { runTexts as texts } from '../session-texts.ts';
import { RunBar } from './run-bar.tsx';
import { skipKey } from './run-keys.tsx';
import { SkipChoice } from './skip-choice.tsx';
import type { useRun } from './use-run.ts';
import classes from './run.module.css';

/** The person on the card, with the test that is typed. */
export interface Shown {
  person: SessionPerson;
  typed: string;
  measurement_id: string;
}

interface Props {
  shown: Shown;
  run: ReturnType<typeof useRun>;
  isNarrow: boolean;
  isSkipping: boolean;
  onSkipping: (isSkipping: boolean) => void;
  onUndo: () => void;
  onSaving: (isSaving: boolean) => void;
  onSaved: (person: SessionPerson, saved: SavedQuickTest) => Promise<void>;
}

/** The person whose value is entered, or who is skipped. */
export function CurrentPerson(props: Props) {
  const { shown, run, isNarrow, isSkipping, onSkipping, onUndo, onSaving, onSaved } = props;
  const { person, typed, measurement_id } = shown;
  return (
    <>
      <h2 className={classes['name']} dir="auto">
        {person.name}
      </h2>
      <LastTest user_id={person.user_id} except={measurement_id} />
      {isSkipping ? (
        <>
          <SkipChoice
            name={person.name}
            hasKeys={!isNarrow}
            onSkip={(reason) => {
              onSkipping(false);
              void run.onSkip(person, reason);
            }}
            onCancel={() => onSkipping(false)}
          />
          <RunBar last={run.last} onUndo={onUndo}>
            <Button variant="default" size="lg" h={52} fullWidth onClick={() => onSkipping(false)}>
              Cancel
            </Button>
          </RunBar>
        </>
      ) : (
        <QuickTest
          key={measurement_id}
          {...{ person, measurement_id, typed, onSaving }}
          isWide={!isNarrow}
          onTyped={run.onTyped}
          submit={texts.save}
          onSaved={(saved) => void onSaved(person, saved)}
          bar={(actions) => (
            <RunBar
              last={run.last}
              onUndo={onUndo}
              end={
                <Button
                  variant="default"
                  leftSection={<IconUserOff size={16} stroke={1.75} />}
                  aria-keyshortcuts={skipKey}
                  onClick={() => onSkipping(true)}
                >
                  {texts.skip}
                </Button>
              }
            >
              {actions}
            </RunBar>
          )}
        />
      )}
    </>
  );
}

/** The value of the person's newest test, and its day. Its line is there before it is read. */
function LastTest({ user_id, except }: { user_id: string; except: string }) {
  const zone = useZone();
  const now = useNow();
  const { data } = useCopy(latestTest, { user_id, type: 'sosm', except });
  return (
    <p className={`${classes['before'] ?? ''} ws-figures`}>
      {data === null && texts.noLast}
      {data && lastWords(data.value, dayText(data.time, now, zone))}
    </p>
  );
}

function lastWords(value: number | 'hidden', day: string): string {
  return value === 'hidden'
    ? texts.lastHidden(day)
    : texts.last(`${String(value)} ${unitOf('sosm')}`, day);
}

/** '26 Nov', with its year if that is another one. */
function dayText(time: number, now: number, zone: string): string {
  const { day, month, year } = zonedParts(time, zone);
  const short = `${String(Number(day))} ${month}`;
  return year === zonedParts(now, zone).year ? short : `${short} ${year}`;
}
