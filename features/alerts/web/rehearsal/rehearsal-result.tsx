import { Button } from '@mantine/core';
import type { AlertTrigger } from '#alerts/contract';
import { isAtNight, thresholdText } from '#alerts/domain';
import { dateTimeText, listText } from '#packages/kit';
import { WarningNote } from '../preview/warning-note.tsx';
import type { WizardSetting } from '../wizard/step-props.ts';
import { gapText, rehearsalTexts as texts } from './rehearsal-texts.ts';
import { TimeStrip } from './time-strip.tsx';
import type { Rehearsal } from './use-rehearsal.ts';
import classes from './rehearsal.module.css';

interface Props {
  result: Rehearsal;
  trigger: AlertTrigger | null;
  setting: WizardSetting;
  onThreshold: (threshold: number) => void;
}

const day = 86_400_000;

/** The figures, times and the suggested threshold of a rehearsal. */
export function RehearsalResult({ result, trigger, setting, onThreshold }: Props) {
  const { count, missing, no_data } = result;
  const names = missing.map((id) => setting.tags.find(({ tag_id }) => tag_id === id)?.name ?? id);
  if (!result.has_data) return <p className={classes['quiet']}>{texts.noData}</p>;
  return (
    <div className={classes['result']}>
      <p className={classes['sentence']}>
        {count === 0
          ? texts.nothing
          : texts.sent(count, Math.round((result.to - result.from) / day))}
      </p>
      {count > 0 && <Figures result={result} />}
      <TimeStrip result={result} />
      {result.suggestion !== null && trigger !== null && (
        <Suggestion suggestion={result.suggestion} {...{ trigger, setting, onThreshold }} />
      )}
      {result.is_cut && <WarningNote>{texts.suggestionCut}</WarningNote>}
      {result.alerts.length > 0 && <AlertTimes result={result} />}
      {no_data > 0 && <p className={classes['quiet']}>{texts.notices(no_data)}</p>}
      {names.length > 0 && <WarningNote>{texts.missing(listText(names))}</WarningNote>}
      <p className={classes['quiet']}>{texts.limits}</p>
    </div>
  );
}

function Figures({ result }: { result: Rehearsal }) {
  const { per_week, night, median_gap, ahead, to, now } = result;
  const figures = [
    ['Per week', per_week.toFixed(1)],
    ['At night, 22:00 to 06:00', String(night)],
    ...(median_gap === null ? [] : [['Median gap', gapText(median_gap)]]),
    ...(to > now ? [['In the coming days', String(ahead)]] : []),
  ];
  return (
    <dl className={classes['figures']}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SuggestionProps extends Pick<Props, 'setting' | 'onThreshold'> {
  suggestion: NonNullable<Rehearsal['suggestion']>;
  trigger: AlertTrigger;
}

function Suggestion({ suggestion, trigger, setting, onThreshold }: SuggestionProps) {
  if (!('threshold' in trigger)) return null;
  const { threshold, per_week } = suggestion;
  const words =
    trigger.kind === 'conditional'
      ? thresholdText({ ...trigger, threshold }, setting.unit)
      : `${threshold} %`;
  return (
    <div className={classes['suggestion']}>
      <p>
        The threshold <b>{words}</b> gives {per_week.toFixed(1)} per week.
      </p>
      <Button
        variant="default"
        disabled={trigger.threshold === threshold}
        onClick={() => onThreshold(threshold)}
      >
        Use {words}
      </Button>
    </div>
  );
}

function AlertTimes({ result }: { result: Rehearsal }) {
  const { alerts, zone, count, no_data } = result;
  return (
    <details className={classes['times']}>
      <summary>Times</summary>
      {/* It scrolls, so the keyboard must reach it. */}
      <ol className={classes['list']} aria-label="Times of alerts" tabIndex={0}>
        {alerts.map(({ time, reason, targets }) => (
          <li key={`${time} ${reason}`}>
            <span>{dateTimeText(time, zone)}</span>
            <small>{noteOf(reason, targets, isAtNight(time, zone))}</small>
          </li>
        ))}
      </ol>
      {alerts.length < count + no_data && (
        <p className={classes['quiet']}>{texts.cut(alerts.length)}</p>
      )}
    </details>
  );
}

function noteOf(reason: string, targets: number, isNight: boolean): string {
  const words = [
    ...(reason === 'forecast' ? ['Forecast'] : []),
    ...(reason === 'no_data' ? ['No data'] : []),
    ...(targets > 1 ? [`about ${targets}`] : []),
    ...(isNight ? ['at night'] : []),
  ];
  return words.join(', ');
}
