import { Button } from '@mantine/core';
import { dateTimeText } from '#packages/kit';
import { RelativeTime, RowCheck, textColumn, timeColumn } from '#packages/ui';
import type { Column, Selection } from '#packages/ui';
import { channelTexts } from '../../alert-texts.ts';
import { answerTexts, mutedTexts, stateTexts } from '../answer-texts.ts';
import { TimeNote, What } from '../cells.tsx';
import { StateChip } from '../chips.tsx';
import { mayAcknowledge, mayDismiss, mayRemind } from './alert-list-rows.ts';
import type { NoticeRow } from './alert-list-rows.ts';
import classes from '../monitoring.module.css';

interface ColumnOptions {
  chosen: Selection<NoticeRow>;
  /** Own alerts whose acknowledgement waits for a connection. */
  queued: ReadonlySet<string>;
  zone: string;
  /** The time is below the recipient, the state above the alert, and its answer below it. */
  isNarrow: boolean;
  onAcknowledge: (row: NoticeRow) => void;
}

/** Columns of the list of user alerts, in order. */
export function noticeColumns(options: ColumnOptions): Column<NoticeRow>[] {
  const { chosen, queued, zone, isNarrow, onAcknowledge } = options;
  const state: Column<NoticeRow> = textColumn('state', 'State', (row) => stateTexts[row.state], {
    sortable: true,
    cell: (row) => <State row={row} />,
  });
  const answer = (row: NoticeRow) =>
    queued.has(row.notice_id) ? (
      answerTexts.willBeSent
    ) : mayAcknowledge(row) ? (
      <Button variant="default" size="sm" onClick={() => onAcknowledge(row)}>
        {answerTexts.acknowledge}
      </Button>
    ) : null;
  return [
    {
      ...{ key: 'choose', head: 'Select', isAction: true, text: () => '' },
      cell: (row) => (
        <RowCheck
          label={`Select the alert to ${row.recipient}`}
          checked={chosen.has(row.notice_id)}
          disabled={!mayRemind(row) && !mayDismiss(row)}
          onChange={() => chosen.toggle(row)}
        />
      ),
    },
    textColumn('recipient', 'Recipient', ({ recipient }) => recipient, {
      ...{ sortable: true, frozen: true },
      cell: ({ recipient, isOwn, active, created }) => (
        <span className={`${classes['stack'] ?? ''} ${classes['leadChosen'] ?? ''}`}>
          <span dir="auto" className="ws-cut">
            {recipient}
          </span>
          {(isOwn || !active) && <small>{active ? 'You' : answerTexts.dismissed}</small>}
          {isNarrow && (
            <small className={classes['phoneTime']}>
              <RelativeTime time={created} />
            </small>
          )}
        </span>
      ),
    }),
    textColumn('alert', 'Alert', ({ title, detail }) => (detail ? `${title}: ${detail}` : title), {
      sortable: true,
      order: ({ created }) => String(created),
      cell: (row) => (
        <div className={classes['fillChosen']}>
          {isNarrow && <State row={row} />}
          <What title={row.title} detail={row.detail} />
          {isNarrow && answer(row)}
        </div>
      ),
    }),
    textColumn('channels', 'Channels', channelText, {
      cell: ({ results }) => (
        <span className={classes['stack']}>
          {results.map(({ channel, ok, error }) => (
            <span key={channel} data-off={ok === false} title={error || undefined}>
              {channelTexts[channel].word}
              {ok === false && <small>: {error || 'not delivered'}</small>}
            </span>
          ))}
        </span>
      ),
    }),
    timeColumn('sent', 'Sent', ({ sent }) => sent, { sortable: true }),
    ...(isNarrow ? [] : [state]),
    textColumn('acknowledged', 'Acknowledged', acknowledgedText, {
      sortable: true,
      order: ({ acknowledged }) => String(acknowledged ?? ''),
      cell: (row) =>
        (isNarrow ? null : answer(row)) ?? <TimeNote time={row.acknowledged} note={noteOf(row)} />,
    }),
    textColumn('reminders', 'Reminders', (row) => remindersText(row, zone), {
      sortable: true,
      order: ({ reminders }) => String(reminders),
      cell: (row) => (
        <span className={classes['stack']}>
          <span>{row.reminders}</span>
          {row.next_reminder !== null && (
            <small>next {dateTimeText(row.next_reminder, zone).slice(-5)}</small>
          )}
        </span>
      ),
    }),
    textColumn('error', 'Error', ({ error }) => error, {
      cell: ({ error }) =>
        error === '' ? (
          <span className="ws-missing">–</span>
        ) : (
          <span className={classes['reason']}>{error}</span>
        ),
    }),
    ...(isNarrow ? [state] : []),
  ];
}

/** The state of an alert for its recipient, and why it is not repeated. */
function State({ row: { state, muted, isSettled, acknowledged } }: { row: NoticeRow }) {
  return (
    <span className={classes['stack']}>
      <StateChip state={state} />
      {muted !== null && <small>{mutedTexts[muted]}</small>}
      {isSettled && acknowledged === null && <small>{answerTexts.settled}</small>}
    </span>
  );
}

function channelText({ results }: NoticeRow): string {
  return results
    .map(({ channel, error }) =>
      error === '' ? channelTexts[channel].word : `${channelTexts[channel].word} (${error})`,
    )
    .join(', ');
}

function noteOf({ channel, comment }: NoticeRow): string {
  const by = channel === null ? '' : channelTexts[channel].word;
  return comment === '' ? by : `${by}: ${comment}`;
}

function acknowledgedText(row: NoticeRow): string {
  if (row.acknowledged === null) return '';
  return `${new Date(row.acknowledged).toISOString()} ${noteOf(row)}`.trim();
}

function remindersText({ reminders, next_reminder }: NoticeRow, zone: string): string {
  const next = next_reminder === null ? '' : `, next ${dateTimeText(next_reminder, zone)}`;
  return `${String(reminders)}${next}`;
}
