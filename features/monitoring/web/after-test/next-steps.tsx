import { Button } from '@mantine/core';
import {
  IconAmbulance,
  IconArmchair,
  IconBottle,
  IconCheck,
  IconPhoneCall,
  IconTestPipe,
  IconUserShield,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { PersonAlertButton, useDrinkLogs } from '#alerts/web';
import { usePersonRest } from '#breaks/web';
import { useShowSheet } from '#emergencies/web';
import { HydrationBadge } from '#hydration/web';
import { countdownText, noDrinkMinutes } from '#measurements/domain';
import type { AfterTestProps } from '#measurements/web';
import { afterTest } from '#monitoring/offline';
import type { NeedsAttention } from '#monitoring/offline';
import { hourText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import { TextSkeleton, useNow, useZone } from '#packages/ui';
import { callLink } from '#people/domain';
import type { AttentionCase } from '../attention/attention-case.ts';
import { CaseHolder } from '../attention/case-holder.tsx';
import { useHolder } from '../attention/use-holder.ts';
import { afterTestTexts as texts } from './after-test-texts.ts';
import classes from './next-steps.module.css';

/** What a person needs after a moderate or severe test, with the time until the re-test. */
export function NextSteps({ test, done, onDone }: AfterTestProps) {
  const { user_id, name, value, time } = test;
  const { data: row } = useCopy(afterTest, { user_id, value, time }, { keepPrevious: true });
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes['step']}>
      <h2 ref={heading} tabIndex={-1} className={classes['title']} dir="auto">
        {texts.title(name)}
      </h2>
      {/* Null once there is a newer test. */}
      {row === undefined ? (
        <TextSkeleton widths={[60, 90, 75]} />
      ) : (
        row !== null && <Steps {...{ row, name, onDone }} />
      )}
      {done !== null && (
        <div className={classes['end']}>
          <Button size="md" onClick={onDone}>
            {done}
          </Button>
        </div>
      )}
    </div>
  );
}

interface StepsProps {
  row: NeedsAttention;
  name: string;
  onDone: () => void;
}

function Steps({ row, name, onDone }: StepsProps) {
  const zone = useZone();
  const showSheet = useShowSheet();
  const { state, value, phone, person } = row;
  const { user_id } = person;
  const isSevere = state === 'severe';
  return (
    <>
      <p className={classes['finding']} role="status">
        <HydrationBadge state={state} value={value} large />
        <span>{isSevere ? texts.severe : texts.moderate}</span>
      </p>
      <ol className={classes['steps']} aria-label={texts.steps}>
        <Drink user_id={user_id} retest_due={row.retest_due} zone={zone} />
        <Rest user_id={user_id} retest_due={row.retest_due} zone={zone} />
        <Retest retest_due={row.retest_due} zone={zone} />
        <Step
          icon={IconUserShield}
          word={texts.supervisor}
          about={isSevere ? texts.supervisorSevere : texts.supervisorModerate}
        >
          <Holder {...{ row, name }} />
          <span className={classes['buttons']}>
            {phone !== null && (
              <Button
                component="a"
                variant="default"
                href={callLink(phone) ?? undefined}
                leftSection={<IconPhoneCall size={17} stroke={1.75} aria-hidden />}
              >
                {texts.callPerson(name)}
              </Button>
            )}
            <PersonAlertButton person={{ user_id, name }} />
          </span>
        </Step>
      </ol>
      {isSevere && (
        <p className={classes['unwell']}>
          <span>{texts.unwell}</span>
          <Button
            variant="default"
            data-danger
            leftSection={<IconAmbulance size={17} stroke={1.75} aria-hidden />}
            onClick={() => {
              onDone();
              showSheet(true);
            }}
          >
            {texts.emergency}
          </Button>
        </p>
      )}
      <small className={classes['note']}>{texts.inList}</small>
    </>
  );
}

interface TimedProps {
  user_id: string;
  /** Milliseconds since 1970. */
  retest_due: number;
  zone: string;
}

const minute = 60_000;

function Drink({ user_id, retest_due, zone }: TimedProps) {
  const now = useNow();
  const drink = useDrinkLogs()(user_id);
  const last = retest_due - noDrinkMinutes * minute;
  return (
    <Step
      icon={IconBottle}
      word={texts.drink}
      about={last > now ? texts.drinkUntil(hourText(last, zone)) : texts.drinkNow}
    >
      {drink !== null &&
        (drink.time === null ? (
          <Button variant="default" onClick={drink.log}>
            {texts.logDrink}
          </Button>
        ) : (
          <Done>{texts.logged(hourText(drink.time, zone))}</Done>
        ))}
    </Step>
  );
}

function Rest({ user_id, retest_due, zone }: TimedProps) {
  const { since, start, isBusy } = usePersonRest(user_id);
  const begin = () => void start?.(Math.max(1, Math.ceil((retest_due - Date.now()) / minute)));
  return (
    <Step icon={IconArmchair} word={texts.rest} about={texts.restAbout}>
      {since !== null ? (
        <Done>{texts.resting(hourText(since, zone))}</Done>
      ) : (
        start !== null && (
          <Button variant="default" disabled={isBusy} onClick={begin}>
            {texts.startRest}
          </Button>
        )
      )}
    </Step>
  );
}

function Retest({ retest_due, zone }: Omit<TimedProps, 'user_id'>) {
  const left = retest_due - useNow(1000);
  return (
    <Step
      icon={IconTestPipe}
      word={texts.retest}
      about={left > 0 ? texts.retestAt(hourText(retest_due, zone)) : texts.retestDue}
    >
      {left > 0 && (
        <b className={classes['left']} role="timer">
          {texts.left(countdownText(left))}
        </b>
      )}
    </Step>
  );
}

/** Who has the case of this person, which the list has too. */
function Holder({ row, name }: Pick<StepsProps, 'row' | 'name'>) {
  const subject_id = row.person.user_id;
  const holder = useHolder('reading', subject_id, row.since);
  const each: AttentionCase = {
    ...{ kind: 'reading', key: `reading ${subject_id}`, row, name, subject_id, holder },
    ...{ since: row.since, isUrgent: row.state === 'severe' },
  };
  return <CaseHolder each={each} />;
}

interface StepProps {
  icon: Icon;
  word: string;
  about: string;
  children: ReactNode;
}

function Step({ icon: Sign, word, about, children }: StepProps) {
  return (
    <li>
      <span className={classes['sign']} aria-hidden>
        <Sign size={20} stroke={1.75} />
      </span>
      <span className={classes['words']}>
        <b>{word}</b>
        <span>{about}</span>
      </span>
      <span className={classes['action']}>{children}</span>
    </li>
  );
}

function Done({ children }: { children: ReactNode }) {
  return (
    <span className={classes['done']} role="status">
      <IconCheck size={17} stroke={1.9} aria-hidden />
      {children}
    </span>
  );
}
