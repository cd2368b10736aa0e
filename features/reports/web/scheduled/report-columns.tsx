import { Switch } from '@mantine/core';
import { RelativeTime } from '#packages/ui';
import type { Column } from '#packages/ui';
import { personName } from '#people/domain';
import { contentWords } from '#reports/contract';
import type { Report } from '#reports/contract';
import { everyWords, momentWords, stateWords } from '#reports/domain';
import { reportTexts } from '../report-texts.ts';
import classes from './scheduled.module.css';

interface Reader {
  user_id: string;
  name_first: string;
  name_last: string;
}

interface ReportColumnOptions {
  /** Milliseconds since 1970. */
  now: number;
  /** Names of labels by their id. */
  labels: ReadonlyMap<string, string>;
  readers: readonly Reader[];
  isLocked: boolean;
  onEnable: (report: Report, enabled: boolean) => void;
}

/** Columns of the table of scheduled reports, in order. */
export function reportColumns(options: ReportColumnOptions): Column<Report>[] {
  const { now, labels, readers, isLocked, onEnable } = options;
  const stateOf = (report: Report) => stateWords(report, now);
  return [
    {
      ...{ key: 'name', head: 'Name', sortable: true, frozen: true },
      cell: ({ name }) => (
        <span className={classes['name']} dir="auto">
          {name}
        </span>
      ),
      text: ({ name }) => name,
    },
    plain('contents', 'Contents', ({ contents }) =>
      contents.map((each) => contentWords[each]).join(', '),
    ),
    plain('filter', 'Filter', ({ filter }) => filterText(filter, labels)),
    plain('every', 'Every', everyWords),
    plain('recipients', 'Recipients', ({ recipients }) =>
      recipients
        .map((id) => readers.find(({ user_id }) => user_id === id))
        .map((reader) => (reader === undefined ? reportTexts.noAdmin : personName(reader)))
        .join(', '),
    ),
    {
      ...{ key: 'last_sent', head: 'Last sent', sortable: true },
      cell: ({ last_sent_time }) =>
        last_sent_time === null ? '–' : <RelativeTime time={Date.parse(last_sent_time)} />,
      text: ({ last_sent_time }) => last_sent_time ?? '',
    },
    {
      ...{ key: 'state', head: 'State', sortable: true },
      cell: (report) => (
        <span className={classes['state']} data-state={stateOf(report)}>
          <b>{stateOf(report)}</b>
          {report.next_time !== null && (
            <span>next {momentWords(Date.parse(report.next_time), report.timezone)}</span>
          )}
        </span>
      ),
      text: stateOf,
    },
    {
      ...{ key: 'enabled', head: 'Enabled' },
      cell: (report) => (
        <Switch
          aria-label={`${report.name}: enabled`}
          checked={report.enabled}
          disabled={isLocked}
          onChange={({ currentTarget: { checked } }) => onEnable(report, checked)}
        />
      ),
      text: ({ enabled }) => (enabled ? 'Yes' : 'No'),
    },
  ];
}

/** The people of a report, in words. */
function filterText(
  { tag_ids, job_ids, location_ids }: Report['filter'],
  labels: ReadonlyMap<string, string>,
): string {
  const lists = [tag_ids, job_ids, location_ids].filter((ids) => ids.length > 0);
  if (lists.length === 0) return reportTexts.everybody;
  const nameOf = (id: string) => labels.get(id) ?? 'a deleted label';
  return lists.map((ids) => ids.map(nameOf).join(' or ')).join(', and ');
}

function plain(key: string, head: string, text: (report: Report) => string): Column<Report> {
  return {
    ...{ key, head, sortable: true, text },
    cell: (report) => <span className={classes['text']}>{text(report)}</span>,
  };
}
