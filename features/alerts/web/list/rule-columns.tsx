import { Switch } from '@mantine/core';
import { IconAlertTriangle, IconCalendarUser, IconClockX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { missing, RelativeTime, textColumn, timeColumn } from '#packages/ui';
import type { Column } from '#packages/ui';
import { alertTexts, channelTexts } from '../alert-texts.ts';
import { kindSigns } from '../kind-signs.ts';
import { ChannelMarks } from './channel-marks.tsx';
import type { RuleRow } from './rule-rows.ts';
import classes from './rules.module.css';

interface ColumnOptions {
  /** The organisation has rosters. */
  hasRoster: boolean;
  /** The run is below the switch, and the trigger is the first column. */
  isNarrow: boolean;
  isLocked: boolean;
  onEnable: (row: RuleRow, enabled: boolean) => void;
}

/** Columns of the list of rules, in order. */
export function ruleColumns(options: ColumnOptions): Column<RuleRow>[] {
  const { hasRoster, isNarrow, isLocked, onEnable } = options;
  const enabled: Column<RuleRow> = textColumn(
    'enabled',
    'Enabled',
    ({ rule }) => (rule.enabled ? 'Yes' : 'No'),
    {
      sortable: true,
      cell: (row) => {
        const button = (
          <Switch
            aria-label={`Enabled: ${row.sentence}`}
            checked={row.rule.enabled}
            disabled={isLocked}
            onChange={({ currentTarget: { checked } }) => onEnable(row, checked)}
          />
        );
        if (!isNarrow) return button;
        return (
          <div className={classes['fill']}>
            {button}
            <Run row={row} />
          </div>
        );
      },
    },
  );
  const others: Column<RuleRow>[] = [
    names('jobs', 'Jobs', ({ rule }) => rule.jobs),
    names('locations', 'Locations', ({ rule }) => rule.locations),
    textColumn('channels', 'Channels', (row) => channelWords(row), {
      cell: ({ channels }) => <ChannelMarks channels={channels} />,
    }),
    ...(hasRoster
      ? [
          textColumn<RuleRow>(
            'use_roster',
            'Use roster',
            ({ rule }) => (rule.use_roster ? 'Yes' : 'No'),
            // On the screen it is below the trigger.
            { isOnlyInFile: true },
          ),
        ]
      : []),
    textColumn('run', 'Next or last run', runText, {
      sortable: true,
      cell: (row) => <Run row={row} />,
      // Rules without a time come after those with one.
      order: ({ run }) => (run.time === null ? `z${run.text}` : String(run.time)),
    }),
    wrappedTime('last_alert', 'Last alert', ({ rule }) => rule.last_alert),
    wrappedTime('changed', 'Changed', ({ rule }) => rule.modified_time),
  ];
  const type: Column<RuleRow> = textColumn('type', 'Type', (row) => row.type, {
    // On the screen it is below the trigger.
    isOnlyInFile: true,
  });
  const trigger = triggerColumn(hasRoster);
  return isNarrow ? [trigger, enabled, ...others, type] : [enabled, type, trigger, ...others];
}

function triggerColumn(hasRoster: boolean): Column<RuleRow> {
  return textColumn('trigger', 'Trigger', ({ sentence }) => sentence, {
    ...{ sortable: true, frozen: true },
    cell: (row) => {
      const warning = alertTexts.noneLeft(row.rule);
      return (
        <span className={classes['trigger']} data-off={!row.rule.enabled}>
          <Link
            to="/settings/alerts/rules/$alert_rule_id"
            params={{ alert_rule_id: row.rule.alert_rule_id }}
          >
            {row.sentence}
          </Link>
          {warning !== null && (
            <span className={classes['warning']}>
              <IconAlertTriangle size={14} stroke={2} aria-hidden />
              <span>
                {warning}.{' '}
                <Link
                  to="/settings/alerts/rules/$alert_rule_id"
                  params={{ alert_rule_id: row.rule.alert_rule_id }}
                >
                  {alertTexts.edit}
                </Link>
              </span>
            </span>
          )}
          <TypeMark row={row} />
          {hasRoster && row.rule.use_roster && (
            <span className={classes['type']}>
              <IconCalendarUser size={16} stroke={1.75} aria-hidden />
              {alertTexts.onShift}
            </span>
          )}
        </span>
      );
    },
  });
}

/** When a rule runs, and what became of its runs. */
function Run({ row: { run, runs } }: { row: RuleRow }) {
  return (
    <span className={classes['run']}>
      <span>{run.text}</span>
      {runs !== undefined && (
        <small>
          {runs.last === null ? (
            alertTexts.notRun
          ) : (
            <>
              {alertTexts.ran} <RelativeTime time={runs.last} />
            </>
          )}
        </small>
      )}
      {runs !== undefined && runs.missed !== '' && (
        <span className={classes['chip']}>
          <IconClockX size={14} stroke={2} aria-hidden />
          {runs.missed}
        </span>
      )}
      {runs !== undefined && runs.noData !== '' && (
        <>
          <span className={classes['chip']} data-look="failed">
            <IconAlertTriangle size={14} stroke={2} aria-hidden />
            {alertTexts.noDataWord}
          </span>
          <small>{runs.noData}</small>
        </>
      )}
    </span>
  );
}

/** The same in a file. */
function runText({ run, runs }: RuleRow): string {
  if (runs === undefined) return run.text;
  const last =
    runs.last === null
      ? alertTexts.notRun
      : `${alertTexts.ran} ${new Date(runs.last).toISOString()}`;
  const noData = runs.noData === '' ? '' : `${alertTexts.noDataWord}: ${runs.noData}`;
  return [run.text, last, runs.missed, noData].filter(Boolean).join('; ');
}

function TypeMark({ row: { rule, type } }: { row: RuleRow }) {
  const Sign = kindSigns[rule.type];
  return (
    <span className={classes['type']}>
      <Sign size={16} stroke={1.75} aria-hidden />
      {type}
    </span>
  );
}

/** A sortable column of times that may take two lines. */
function wrappedTime(
  key: string,
  head: string,
  timeOf: (row: RuleRow) => string | number | null,
): Column<RuleRow> {
  const column = timeColumn<RuleRow>(key, head, timeOf, { sortable: true });
  return { ...column, cell: (row) => <span className={classes['time']}>{column.cell(row)}</span> };
}

/** A column of names: the first, and the number of the others. */
function names(
  key: string,
  head: string,
  of: (row: RuleRow) => readonly string[],
): Column<RuleRow> {
  return textColumn(key, head, (row) => of(row).join(', '), {
    cell: (row) => {
      const all = of(row);
      if (all.length === 0) return missing;
      return (
        <span className={classes['names']} title={all.join(', ')} dir="auto">
          <span>{all[0]}</span>
          {all.length > 1 && <small>+{all.length - 1}</small>}
        </span>
      );
    },
  });
}

function channelWords({ channels }: RuleRow): string {
  return channels.map((channel) => channelTexts[channel].word).join(', ');
}
