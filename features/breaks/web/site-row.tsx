import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArmchair,
  IconClock,
  IconHandStop,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { TakenBreak } from '#breaks/domain';
import { plannedEnd } from '#breaks/domain';
import { hourText } from '#packages/kit';
import { UnsentMark } from '#packages/ui';
import { breakTexts as texts, spanText } from './break-texts.ts';
import { ChoosePeopleDialog } from './choose-people-dialog.tsx';
import type { useBreakActions } from './use-break-actions.ts';
import { readyFor, startOf } from './use-late-breaks.ts';
import type { CurrentBreaks } from './use-site-breaks.ts';
import classes from './site-row.module.css';

interface Props {
  current: CurrentBreaks;
  actions: ReturnType<typeof useBreakActions>;
  /** Names the location; not where the surroundings do. */
  isNamed: boolean;
  /** Its button is the main one of the list. */
  isMain?: boolean;
}

/** The running and the next break of a location, with the buttons to start and end a rest. */
export function SiteRow({ current, actions, isNamed, isMain = true }: Props) {
  const { site, state } = current;
  const [isChoosing, setChoosing] = useState(false);
  const start = (user_ids: readonly string[]) => actions.start(startOf(current, user_ids));
  // Those whose rest is due; nobody if none is.
  const due = new Set(
    state.dues.flatMap(({ time, user_ids }) => (time <= current.now ? user_ids : [])),
  );
  const ready = readyFor(current);
  return (
    <div className={classes['site']} data-named={isNamed}>
      {isNamed && (
        <h3 className={classes['name']}>
          <span dir="auto">{site.name}</span>
          {state.on_shift.length > 0 && <small>{texts.working(state.on_shift.length)}</small>}
        </h3>
      )}
      <div className={classes['lines']}>
        {site.assumes_heat_wave && <small>{texts.assumesHeatWave}</small>}
        {state.running.map((taken) => (
          <Running key={taken.break_id} {...{ taken, current, actions }} />
        ))}
        {(state.running.length === 0 || state.working.length > 0) && (
          <div className={classes['line']}>
            <NextRest current={current} />
            <span className={classes['buttons']}>
              {ready.length > 0 && (
                <Button
                  size="md"
                  variant={isMain ? 'filled' : 'default'}
                  disabled={actions.isBusy}
                  aria-label={texts.startAt(site.name)}
                  onClick={() => void start(ready)}
                >
                  {texts.start}
                </Button>
              )}
              {site.crew.length > 0 && (
                <Button
                  size="md"
                  variant="default"
                  className={classes['choose']}
                  aria-label={texts.chooseAt(site.name)}
                  title={texts.choose}
                  onClick={() => setChoosing(true)}
                >
                  <IconUsers size={18} stroke={1.75} aria-hidden />
                </Button>
              )}
            </span>
          </div>
        )}
      </div>
      <ChoosePeopleDialog
        opened={isChoosing}
        title={texts.whoRests(site.name)}
        user_ids={site.crew}
        chosen={ready.filter((user_id) => due.has(user_id))}
        isBusy={actions.isBusy}
        onClose={() => setChoosing(false)}
        onStart={async (user_ids) => {
          if (await start(user_ids)) setChoosing(false);
        }}
      />
    </div>
  );
}

/** Plans reach six hours ahead: a longer stop may go on after them. */
const longStop = 5 * 3_600_000;

function NextRest({ current: { site, state, zone, now } }: Pick<Props, 'current'>) {
  const [due] = state.dues;
  if (state.stop !== null) {
    const { until, rule, user_ids } = state.stop;
    const isPart = user_ids.length < state.on_shift.length;
    const why = [
      ...(isPart ? [texts.ofCrew(user_ids.length, state.on_shift.length)] : []),
      ...(rule === null ? [] : [texts.askedBy(rule.name)]),
    ].join(' · ');
    return (
      <Line sign={<IconHandStop />} state="late" detail={why !== '' && <small>{why}</small>}>
        {until - now >= longStop ? texts.stoppedLong : texts.stopped} <b>{hourText(until, zone)}</b>
      </Line>
    );
  }
  if (state.on_shift.length === 0) return <Line sign={<IconClock />}>{texts.nobody}</Line>;
  if (due === undefined) {
    const text = site.zone === null ? texts.noWeather : texts.notDue;
    return <Line sign={<IconClock />}>{text}</Line>;
  }
  const isPart = due.user_ids.length < state.working.length;
  const detail = [
    ...(isPart ? [texts.ofCrew(due.user_ids.length, state.working.length)] : []),
    ...(due.rule === null ? [] : [texts.askedBy(due.rule.name)]),
  ].join(' · ');
  const part = detail !== '' && <small>{detail}</small>;
  if (due.time > now) {
    return (
      <Line sign={<IconClock />} detail={part}>
        {texts.next} <b>{hourText(due.time, zone)}</b>, {texts.within(spanText(due.time - now))}{' '}
        {texts.length(due.minutes)}
      </Line>
    );
  }
  return (
    <Line sign={<IconAlertTriangle />} state={due.isLate ? 'late' : 'due'} detail={part}>
      {due.isLate ? texts.late(due.minutes) : texts.due(due.minutes)}{' '}
      <b>{hourText(due.time, zone)}</b>
    </Line>
  );
}

function Running({
  taken,
  current: { site, zone, now },
  actions,
}: Pick<Props, 'current' | 'actions'> & { taken: TakenBreak }) {
  const { break_id, user_ids, start } = taken;
  const planned = plannedEnd(taken);
  const { starts, ends } = actions.changes;
  const unsent = [...starts, ...ends].find((each) => each.break_id === break_id)?.unsent;
  const mayEnd = user_ids.some((user_id) => site.crew.includes(user_id));
  const end = () =>
    actions.end({
      break_id,
      ended_time: new Date(Math.max(Date.now(), start + 1000)).toISOString(),
    });
  return (
    <div className={classes['line']}>
      <Line
        sign={<IconArmchair />}
        state="running"
        detail={
          <small>
            {texts.resting(user_ids.length)}
            {unsent !== undefined && <UnsentMark state={unsent.state} reason={unsent.reason} />}
          </small>
        }
      >
        {texts.running} <b>{hourText(planned, zone)}</b>,{' '}
        {planned > now ? texts.left(spanText(planned - now)) : texts.over}
      </Line>
      {mayEnd && (
        <span className={classes['buttons']}>
          <Button
            size="md"
            variant="default"
            disabled={actions.isBusy}
            aria-label={texts.endAt(site.name)}
            onClick={() => void end()}
          >
            {texts.end}
          </Button>
        </span>
      )}
    </div>
  );
}

interface LineProps {
  sign: ReactNode;
  state?: 'late' | 'due' | 'running';
  detail?: ReactNode;
  children: ReactNode;
}

function Line({ sign, state, detail, children }: LineProps) {
  return (
    <p className={classes['text']} data-state={state}>
      <span className={classes['sign']} aria-hidden>
        {sign}
      </span>
      <span>
        <span className={classes['sentence']}>{children}</span>
        {detail}
      </span>
    </p>
  );
}
