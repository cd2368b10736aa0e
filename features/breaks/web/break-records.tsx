import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ListedBreak } from '#breaks/offline';
import type { TemperatureUnit } from '#organisation/domain';
import { dateText } from '#packages/kit';
import { RowAction, UnsentMark } from '#packages/ui';
import { startOfDay } from '#rosters/domain';
import { breakTexts as texts } from './break-texts.ts';
import {
  actualText,
  byDay,
  conditionsText,
  peopleText,
  plannedText,
  recorderText,
  ruleText,
  zoneText,
} from './break-words.ts';
import classes from './break-records.module.css';

/** Names of a break on a screen; paper has all. */
const mostNames = 3;
/** Breaks that are shown at first; paper has all. */
const mostRows = 30;

interface Props {
  rows: readonly ListedBreak[];
  /** Of the viewer; a break elsewhere names its own. */
  zone: string;
  unit: TemperatureUnit;
  /** Everything is written out. */
  isOnPaper: boolean;
  online: boolean;
  onCorrect: (row: ListedBreak) => void;
  onRemove: (row: ListedBreak) => void;
}

/** The recorded breaks by day, the newest first. */
export function BreakRecords({ rows, zone, ...props }: Props) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole || props.isOnPaper ? rows : rows.slice(0, mostRows);
  return (
    <div className={classes['days']}>
      {byDay(shown).map(([date, ofDay]) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h3 id={`day-${date}`} className={classes['day']}>
            {dateText(startOfDay(date, zone), zone)}
          </h3>
          <ul className={`${classes['rows'] ?? ''} ws-surface`}>
            {ofDay.map((row) => (
              <Row key={row.break_id} {...{ ...props, row, zone }} />
            ))}
          </ul>
        </section>
      ))}
      {shown.length < rows.length && (
        <Button variant="default" className={classes['more']} onClick={() => setWhole(true)}>
          {texts.more(rows.length - shown.length)}
        </Button>
      )}
    </div>
  );
}

function Row({
  row,
  zone,
  unit,
  isOnPaper,
  online,
  onCorrect,
  onRemove,
}: Omit<Props, 'rows'> & { row: ListedBreak }) {
  return (
    <li className={classes['row']}>
      <div className={classes['times']}>
        <b>{actualText(row)}</b>
        <small>
          {plannedText(row)}
          {row.isCorrected && `, ${texts.corrected}`}
        </small>
        {zoneText(row, zone) !== null && <small>{zoneText(row, zone)}</small>}
      </div>
      <div>
        <b dir="auto">{row.location}</b>
        <small dir="auto">{peopleText(row, isOnPaper ? row.people.length : mostNames)}</small>
      </div>
      <div>
        <small>{conditionsText(row, unit)}</small>
        {ruleText(row) !== null && <small>{ruleText(row)}</small>}
      </div>
      <div className={classes['by']}>
        <small>
          {texts.recordedBy} {recorderText(row)}
        </small>
        {row.unsent !== null && <UnsentMark state={row.unsent.state} reason={row.unsent.reason} />}
      </div>
      <div className={`${classes['actions'] ?? ''} ws-not-printed`}>
        {row.mayCorrect && (
          <>
            <RowAction
              icon={IconPencil}
              word={texts.correct}
              of={nameOf(row)}
              disabled={!online}
              onClick={() => onCorrect(row)}
            />
            <RowAction
              icon={IconTrash}
              word={texts.remove}
              of={nameOf(row)}
              disabled={!online}
              onClick={() => onRemove(row)}
            />
          </>
        )}
      </div>
    </li>
  );
}

function nameOf(row: ListedBreak): string {
  return `the break at ${row.location}, ${dateText(row.start, row.zone)}, ${actualText(row)}`;
}
