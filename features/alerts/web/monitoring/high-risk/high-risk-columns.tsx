import { Link } from '@tanstack/react-router';
import { alertLevels, statusActions } from '#alerts/contract';
import type { HighRiskRow, NamedTest } from '#alerts/offline';
import { hydrationWords } from '#hydration/domain';
import type { HydrationState } from '#hydration/domain';
import { HydrationBadge, isHiddenValue } from '#hydration/web';
import { resultText, TestResult } from './test-result.tsx';
import type { TemperatureUnit } from '#organisation/domain';
import { missing, RelativeTime, RowCheck, textColumn } from '#packages/ui';
import type { Column, Selection } from '#packages/ui';
import { PersonLink } from '#people/web';
import { actionStateTexts, answerTexts, levelTexts, recordTexts } from '../answer-texts.ts';
import { Names } from '../cells.tsx';
import { ActionMark, CaseChip, LevelChip } from '../chips.tsx';
import { dueText, laterText, minutesLater, whatOf } from '../alert-words.ts';
import { measuredAt } from './high-risk-rows.ts';
import classes from '../monitoring.module.css';

interface ColumnOptions {
  chosen: Selection<HighRiskRow>;
  now: number;
  unit: TemperatureUnit;
  /** The level is above the time, and below the worker is whether the case is open. */
  isNarrow: boolean;
  onOpen: (row: HighRiskRow) => void;
}

/** Columns of the list of high-risk measurements, in order. */
export function highRiskColumns(options: ColumnOptions): Column<HighRiskRow>[] {
  const { chosen, now, unit, isNarrow, onOpen } = options;
  const level: Column<HighRiskRow> = textColumn('level', 'Level', (row) => levelTexts[row.level], {
    sortable: true,
    order: (row) => String(alertLevels.indexOf(row.level)),
    cell: (row) => <LevelChip level={row.level} />,
  });
  return [
    {
      ...{ key: 'choose', head: 'Select', isAction: true, text: () => '' },
      cell: (row) => (
        <RowCheck
          label={`Select the measurement of ${row.name}`}
          checked={chosen.has(row.high_risk_id)}
          disabled={!row.isManaged}
          onChange={() => chosen.toggle(row)}
        />
      ),
    },
    textColumn('worker', 'Worker', ({ name }) => name, {
      ...{ sortable: true, frozen: true },
      cell: (row) => (
        <span className={`${classes['stack'] ?? ''} ${classes['leadChosen'] ?? ''}`}>
          <PersonLink user_id={row.user_id} className={classes['person']}>
            <span dir="auto">{row.name}</span>
          </PersonLink>
          {isNarrow ? <CaseChip row={row} now={now} /> : <Tags tags={row.tags} />}
        </span>
      ),
    }),
    {
      ...{ key: 'measured', head: 'Measured', sortable: true },
      text: (row) => new Date(measuredAt(row)).toISOString(),
      cell: (row) => (
        <div className={classes['fillChosen']}>
          {isNarrow && <LevelChip level={row.level} />}
          <button type="button" className={classes['open']} onClick={() => onOpen(row)}>
            <RelativeTime time={measuredAt(row)} />
            <span className="ws-only-heard">, show the measurement of {row.name}</span>
          </button>
        </div>
      ),
    },
    ...(isNarrow ? [] : [level]),
    textColumn('result', 'Result', ({ test }) => testText(test), {
      sortable: true,
      order: ({ test }) => (isHiddenValue(test?.value ?? null) ? '' : String(test?.value ?? '')),
      cell: ({ test, level: shown }) => <Result test={test} shown={shown} />,
    }),
    textColumn('retest', 'Re-test', (row) => retestText(row, now), {
      sortable: true,
      order: ({ due, retest }) => String(due ?? retest?.time ?? ''),
      cell: (row) => <Retest row={row} now={now} />,
    }),
    ...statusActions.map((action): Column<HighRiskRow> =>
      textColumn(
        action,
        recordTexts[action].head,
        ({ actions }) => actionStateTexts[actions[action]],
        {
          sortable: true,
          cell: ({ actions }) => <ActionMark state={actions[action]} />,
        },
      ),
    ),
    // On the screen the timeline shows it.
    textColumn('drink', answerTexts.drinkLogged, drinkText, { isOnlyInFile: true }),
    textColumn('alert', 'Alert', (row) => alertText(row, unit), {
      cell: (row) =>
        row.alert_id === null ? (
          missing
        ) : (
          <Link
            to="/monitoring/alerts"
            search={{ open: row.alert_id } as object}
            className={classes['rule']}
          >
            {alertText(row, unit)}
          </Link>
        ),
    }),
    textColumn('place', 'Location and job', (row) => [...row.locations, ...row.jobs].join(', '), {
      cell: ({ locations, jobs }) => (
        <span className={classes['stack']}>
          <Names names={locations} />
          <small>
            <Names names={jobs} />
          </small>
        </span>
      ),
    }),
    ...(isNarrow ? [level] : []),
  ];
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return <small className={classes['tags']}>{tags.join(', ')}</small>;
}

interface ResultProps {
  test: NamedTest | null;
  /** The status that the row shows already. */
  shown?: HydrationState;
  notes?: readonly string[];
}

function Result({ test, shown, notes = [] }: ResultProps) {
  if (test === null) return missing;
  return (
    <span className={classes['result']}>
      <span className={classes['value']}>
        <TestResult value={test.value} />
      </span>
      {test.state !== shown && <HydrationBadge state={test.state} />}
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
    </span>
  );
}

function Retest({ row, now }: { row: HighRiskRow; now: number }) {
  const minutes = minutesLater(row);
  if (row.retest !== null) {
    const notes = [
      ...(minutes === null ? [] : [laterText(minutes)]),
      ...(row.cleared === null ? [] : [answerTexts.cleared]),
    ];
    return <Result test={row.retest} notes={notes} />;
  }
  const text = dueText(row, now);
  if (text === '') return missing;
  return (
    <span className={classes['due']} data-late={row.due !== null && row.due <= now}>
      {text}
    </span>
  );
}

function drinkText({ drink }: HighRiskRow): string {
  return drink === null ? '' : new Date(drink).toISOString();
}

/** The level of the rule, without how often it alerts. */
function alertText({ trigger }: HighRiskRow, unit: TemperatureUnit): string {
  const facts = { reason: 'now', trigger, message: '', about: '' } as const;
  const { title, detail } = whatOf(facts, unit);
  return detail.split(', ')[0] || title;
}

/** A test as text: '142 mOsm, Moderately Dehydrated'; empty if there is none. */
function testText(test: NamedTest | null): string {
  if (test === null) return '';
  return `${resultText(test.value)}, ${hydrationWords[test.state].long}`;
}

/** The re-test with its distance from the test, or when it is due. */
function retestText(row: HighRiskRow, now: number): string {
  const minutes = minutesLater(row);
  if (row.retest === null) return dueText(row, now);
  const later = minutes === null ? '' : `, ${laterText(minutes)}`;
  return `${testText(row.retest)}${later}${row.cleared === null ? '' : `, ${answerTexts.cleared}`}`;
}
