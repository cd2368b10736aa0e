import { Button, useComputedColorScheme } from '@mantine/core';
import { useMemo, useState } from 'react';
import { personAcclimatisation } from '#acclimatisation/offline';
import type { PersonAcclimatisation } from '#acclimatisation/offline';
import { isSwitchedOn, shownTemperature } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { ChartCard, EmptyState, RelativeTime, tokens, useZone } from '#packages/ui';
import { weatherMessages } from '#weather/contract';
import {
  acclimatisationTexts as texts,
  missingWords,
  recordWords,
} from '../acclimatisation-texts.ts';
import {
  dayText,
  exposureAbout,
  exposureText,
  minutesText,
  overText,
  shareText,
  timelineRows,
} from '../acclimatisation-words.ts';
import { StateBadge } from '../state-badge.tsx';
import { timelineOption } from '../timeline-option.ts';
import { RecordDialog } from './record-dialog.tsx';
import classes from './acclimatisation.module.css';

interface Props {
  user_id: string;
}

/** The acclimatisation of a person, while rosters and heat stress are in use. */
export function AcclimatisationCard({ user_id }: Props) {
  const { data: organisation } = useCopy(organisationOwn, {});
  const metadata = organisation?.metadata ?? {};
  const isUsed = isSwitchedOn(metadata, 'heat stress') && isSwitchedOn(metadata, 'roster');
  return isUsed ? <PersonTimeline user_id={user_id} /> : null;
}

/** Allowed and planned minutes in the heat of each day, and the exposure of the last week. */
function PersonTimeline({ user_id }: Props) {
  const zone = useZone();
  const theme = useComputedColorScheme('light');
  const { data, error, refetch } = useCopy(
    personAcclimatisation,
    { user_id, zone },
    { keepPrevious: true },
  );
  const [isRecording, setRecording] = useState(false);
  const today = data?.today?.date;
  const days = data?.days;
  const option = useMemo(
    () => (days === undefined ? null : timelineOption(days, today, theme)),
    [days, today, theme],
  );
  return (
    <>
      <ChartCard
        title={texts.title}
        slug="acclimatisation"
        help={texts.source}
        subtitle={data?.hasShifts === true ? <Summary data={data} /> : undefined}
        picture={
          data == null
            ? undefined
            : { subtitle: pictureText(data), legend: { entries: legendOf(theme) } }
        }
        option={option}
        height={180}
        label={label(data)}
        error={error}
        onRetry={() => void refetch()}
        empty={emptyOf(data)}
        table={{ columns: texts.columns, rows: () => timelineRows(days ?? []) }}
        footer={data && <Footer data={data} onRecord={() => setRecording(true)} />}
      />
      {data?.mayRecord === true && (
        <RecordDialog
          opened={isRecording}
          user_id={user_id}
          record={data.record}
          today={today ?? ''}
          onClose={() => setRecording(false)}
        />
      )}
    </>
  );
}

function emptyOf(data: PersonAcclimatisation | null | undefined) {
  if (data === null) {
    return <EmptyState title={texts.noPerson} text={texts.noPersonAbout} outline="chart" />;
  }
  if (data?.hasShifts === false) {
    return <EmptyState title={texts.noRoster} text={texts.noRosterAbout} outline="chart" />;
  }
  return undefined;
}

/** The state and numbers of today, and the days on which the roster plans too much. */
function Summary({ data }: { data: PersonAcclimatisation }) {
  const { today, exposure, days, unit } = data;
  const week = exposure.at(-1)?.week;
  const over = days.filter(
    ({ verdict, date }) => verdict === 'over' && date >= (today?.date ?? ''),
  );
  const hasShift = (today?.plan?.shift ?? 0) > 0;
  return (
    <div className={classes['summary']}>
      <div className={classes['figures']}>
        {today !== null && <StateBadge state={today.state} />}
        {today !== null && (
          <Figure
            value={hasShift ? minutesText(today.allowed) : shareText(today.share)}
            name={hasShift ? `${texts.allowed} (${shareText(today.share)})` : texts.offShift}
          />
        )}
        {hasShift && today !== null && (
          <Figure value={minutesText(today.planned)} name={texts.planned} />
        )}
        {week !== undefined && (
          <Figure
            value={exposureText(week, unit)}
            name={texts.week}
            title={exposureAbout(week, unit)}
          />
        )}
      </div>
      {week !== undefined && <p>Exposure: {exposureAbout(week, unit)}.</p>}
      {over.length > 0 && (
        <div className={classes['over']} role="note">
          <b>{texts.over}</b>
          <ul>
            {over.map((day) => (
              <li key={day.date}>{overText(day)}</li>
            ))}
          </ul>
        </div>
      )}
      <Legend />
    </div>
  );
}

function Figure({ value, name, title }: { value: string; name: string; title?: string }) {
  return (
    <span className={classes['figure']} title={title}>
      <b>{value}</b> <small>{name}</small>
    </span>
  );
}

function Legend() {
  const marks = [
    ['planned', texts.plannedKey],
    ['over', texts.overKey],
    ['unknown', texts.unknownKey],
    ['allowed', texts.allowedKey],
  ] as const;
  return (
    <ul className={classes['legend']} aria-label="Legend">
      {marks.map(([mark, words]) => (
        <li key={mark} data-mark={mark}>
          {words}
        </li>
      ))}
    </ul>
  );
}

interface FooterProps {
  data: PersonAcclimatisation;
  onRecord: () => void;
}

/** What is missing, where the weather is from, and the record of a manager. */
function Footer({ data, onRecord }: FooterProps) {
  const { online } = useSyncStatus();
  const { record, missing, sites, fetched_time, is_simulated, trigger, unit, mayRecord } = data;
  const limit = `${String(shownTemperature(trigger, unit))} °${unit}`;
  const by = data.hasOwnTrigger ? 'your organisation’s threshold' : 'the default threshold';
  return (
    <div className={classes['footer']}>
      {missing.length > 0 && (
        <div role="note">
          {missing.map((each) => (
            <p key={each}>{missingWords[each]}</p>
          ))}
          <p>{texts.cautious}</p>
        </div>
      )}
      <p>
        In the heat: heat index of {limit} or more ({by}). Lost after more than {data.absence} days
        without heat.
        {sites.length > 0 && ` Weather of ${sites.join(', ')}`}
        {fetched_time !== null && (
          <>
            , oldest data from <RelativeTime time={fetched_time} />
            {is_simulated && `, ${weatherMessages.simulated.toLowerCase()}`}
          </>
        )}
        {sites.length > 0 && '.'}
      </p>
      <div className={classes['record']}>
        {record !== null && (
          <span>
            Recorded: {recordWords[record.state]} on {dayText(record.date)}{' '}
            {record.date.slice(0, 4)}
          </span>
        )}
        {mayRecord && (
          <Button
            variant="default"
            disabled={!online}
            title={online ? undefined : texts.needsConnection}
            onClick={onRecord}
          >
            {texts.record}
          </Button>
        )}
      </div>
    </div>
  );
}

function label(data: PersonAcclimatisation | null | undefined): string {
  const over = data?.days.filter(({ verdict }) => verdict === 'over').length ?? 0;
  return `Column chart of planned and allowed minutes in the heat on ${String(data?.days.length ?? 0)} days, ${String(over)} over the limit. The table has the numbers.`;
}

function pictureText({ today, exposure, unit }: PersonAcclimatisation): string {
  const week = exposure.at(-1)?.week;
  return [
    ...(today === null ? [] : [`${shareText(today.share)} of a shift allowed in the heat`]),
    ...(week === undefined ? [] : [`${exposureText(week, unit)} ${texts.week}`]),
  ].join('; ');
}

function legendOf(theme: 'light' | 'dark') {
  return [
    { words: texts.plannedKey, fill: tokens.accent[theme], edge: tokens.accent[theme] },
    {
      ...{ words: texts.overKey, fill: tokens.danger[theme], edge: tokens.danger[theme] },
      hatch: tokens.surface[theme],
    },
    {
      ...{ words: texts.unknownKey, fill: tokens.field[theme], edge: tokens.field[theme] },
      hatch: tokens.surface[theme],
    },
    { words: texts.allowedKey, fill: tokens.text[theme], edge: tokens.text[theme] },
  ];
}
