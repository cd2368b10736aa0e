import { Switch } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { missing, textColumn, timeColumn } from '#packages/ui';
import type { Column } from '#packages/ui';
import { alertTexts, channelTexts } from '../alert-texts.ts';
import { kindSigns } from '../kind-signs.ts';
import { ChannelMarks } from './channel-marks.tsx';
import type { RuleRow } from './rule-rows.ts';
import classes from './rules.module.css';

interface ColumnOptions {
  /** The organisation has rosters. */
  hasRoster: boolean;
  /** The trigger is the first column, and the type is below it. */
  isNarrow: boolean;
  isLocked: boolean;
  onEnable: (row: RuleRow, enabled: boolean) => void;
}

/** Columns of the list of rules, in order. */
export function ruleColumns(options: ColumnOptions): Column<RuleRow>[] {
  const { hasRoster, isNarrow, isLocked, onEnable } = options;
  const trigger = triggerColumn(isNarrow);
  const enabled: Column<RuleRow> = textColumn(
    'enabled',
    'Enabled',
    ({ rule }) => (rule.enabled ? 'Yes' : 'No'),
    {
      sortable: true,
      cell: (row) => (
        <Switch
          aria-label={`Enabled: ${row.sentence}`}
          checked={row.rule.enabled}
          disabled={isLocked}
          onChange={({ currentTarget: { checked } }) => onEnable(row, checked)}
        />
      ),
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
          textColumn<RuleRow>('use_roster', 'Use roster', ({ rule }) =>
            rule.use_roster ? 'Yes' : 'No',
          ),
        ]
      : []),
    textColumn('run', 'Next or last run', ({ run }) => run.text, {
      sortable: true,
      cell: ({ run }) => <span className={classes['run']}>{run.text}</span>,
      // Rules without a time come after those with one.
      order: ({ run }) => (run.time === null ? `z${run.text}` : String(run.time)),
    }),
    timeColumn('last_alert', 'Last alert', ({ rule }) => rule.last_alert, { sortable: true }),
    timeColumn('changed', 'Changed', ({ rule }) => rule.modified_time, { sortable: true }),
  ];
  return isNarrow
    ? [trigger, enabled, ...others, typeColumn]
    : [enabled, typeColumn, trigger, ...others];
}

const typeColumn: Column<RuleRow> = textColumn('type', 'Type', ({ type }) => type, {
  sortable: true,
  cell: (row) => <TypeMark row={row} />,
});

function triggerColumn(isNarrow: boolean): Column<RuleRow> {
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
          {isNarrow && <TypeMark row={row} />}
        </span>
      );
    },
  });
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
          <span className="ws-cut">{all[0]}</span>
          {all.length > 1 && <small>+{all.length - 1}</small>}
        </span>
      );
    },
  });
}

function channelWords({ channels }: RuleRow): string {
  return channels.map((channel) => channelTexts[channel].word).join(', ');
}
