import { useMemo } from 'react';
import { firstDay } from '#compliance/contract';
import { useAnswer } from '#packages/http/web';
import { Card, DayField, ErrorState, SearchSelect, TableSkeleton } from '#packages/ui';
import { useCopy } from '#packages/sync/web';
import { isAdmin } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { listSeasonChanges, shareFigures } from '#season-report/contract';
import type { SeasonFigures, SeasonHours, SeasonPlans } from '#season-report/contract';
import { compareShares, riskShare } from '#season-report/domain';
import type { Days } from '#weather/domain';
import { daysText, shareText } from '../percent-text.ts';
import type { SeasonSearch } from '../season-search.ts';
import { comparisonWords, figureNames, seasonTexts as texts } from '../season-texts.ts';
import type { useSeason } from '../use-season.ts';
import classes from './compare-card.module.css';

type Side = ReturnType<typeof useSeason>;

interface Props {
  search: SeasonSearch;
  period: Days;
  today: string;
  /** The two parts of the period; null without a day in it. */
  parts: { before: Days; after: Days } | null;
  before: Side;
  after: Side;
  onDay: (day: string | undefined) => void;
}

/** The figures before and after a day on which something was changed. */
export function CompareCard({ search, period, today, parts, before, after, onDay }: Props) {
  const error = before.counts.error ?? after.counts.error;
  const [first, second] = [before.counts.data, after.counts.data];
  return (
    <Card title={texts.compare}>
      <p className={`${classes['about'] ?? ''} ws-not-printed`}>{texts.compareAbout}</p>
      <div className={`${classes['choices'] ?? ''} ws-not-printed`}>
        <DayField
          label={texts.day}
          value={search.day ?? null}
          placeholder={texts.noDay}
          {...{ today, min: firstDay, max: today }}
          onChange={(day) => onDay(day ?? undefined)}
        />
        <ChangePicker period={period} onDay={onDay} />
      </div>
      {search.day === undefined ? (
        <p className="ws-only-print">{texts.noDay}</p>
      ) : parts === null ? (
        <p className={classes['about']}>{texts.outside}</p>
      ) : first !== undefined && second !== undefined ? (
        <>
          <CompareTable
            {...{ parts, first, second }}
            hours={[before.hours.data, after.hours.data]}
            plans={[before.plans.data, after.plans.data]}
          />
          <p className={classes['cannot']}>{texts.cannot}</p>
        </>
      ) : error !== null ? (
        <ErrorState
          onRetry={() => {
            void before.counts.refetch();
            void after.counts.refetch();
          }}
        />
      ) : (
        <TableSkeleton rows={5} height={36} />
      )}
    </Card>
  );
}

/** Changes that the log has in the period; only admins read it. */
function ChangePicker({ period, onDay }: Pick<Props, 'period' | 'onDay'>) {
  const { data: viewer } = useCopy(permissionsViewer, {});
  const isAllowed = viewer !== undefined && isAdmin(viewer);
  const { data } = useAnswer(
    listSeasonChanges,
    { query: { from: period.from, to: period.to } },
    { enabled: isAllowed },
  );
  const options = useMemo(
    () =>
      (data ?? []).map(({ day, summary }, nth) => ({
        id: `${day} ${String(nth)}`,
        label: `${daysText({ from: day, to: day })}: ${summary}`,
      })),
    [data],
  );
  if (!isAllowed || options.length === 0) return null;
  return (
    <SearchSelect
      label={texts.change}
      placeholder={texts.noChange}
      options={options}
      value={null}
      onChange={(id) => onDay(id?.slice(0, 10))}
    />
  );
}

interface TableProps {
  parts: { before: Days; after: Days };
  first: SeasonFigures;
  second: SeasonFigures;
  hours: readonly [SeasonHours | undefined, SeasonHours | undefined];
  plans: readonly [SeasonPlans | undefined, SeasonPlans | undefined];
}

function CompareTable({ parts, first, second, hours, plans }: TableProps) {
  const minutes = (value: number | null) =>
    value === null ? texts.noData.toLowerCase() : texts.minutes(value);
  const hoursText = (counts: SeasonHours | undefined) => {
    if (counts === undefined) return '…';
    const { done, of } = riskShare(counts);
    return of === 0 ? texts.noData.toLowerCase() : shareText({ done, of }).replace(')', ' h)');
  };
  const rows: [name: string, before: string, after: string, says: string][] = [
    ...shareFigures.map((figure): [string, string, string, string] => [
      figureNames[figure],
      shareText(first[figure]),
      shareText(second[figure]),
      comparisonWords[compareShares({ before: first[figure], after: second[figure] })],
    ]),
    [figureNames.late, minutes(first.late_minutes), minutes(second.late_minutes), ''],
    [figureNames.answer, minutes(first.answer_minutes), minutes(second.answer_minutes), ''],
    [
      figureNames.emergencies,
      `${String(first.emergencies)} ${texts.drills(first.drills)}`,
      `${String(second.emergencies)} ${texts.drills(second.drills)}`,
      '',
    ],
    [figureNames.hours, hoursText(hours[0]), hoursText(hours[1]), ''],
    [
      figureNames.plans,
      plans[0] === undefined ? '…' : shareText(plans[0].kept),
      plans[1] === undefined ? '…' : shareText(plans[1].kept),
      '',
    ],
  ];
  return (
    <div
      className={classes['scroll']}
      tabIndex={0}
      role="region"
      aria-label={`${texts.compare}, table`}
    >
      <table className={classes['table']}>
        <caption className="ws-only-heard">{texts.compare}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.figure}</th>
            <th scope="col">
              {texts.before}
              <small>{daysText(parts.before)}</small>
            </th>
            <th scope="col">
              {texts.after}
              <small>{daysText(parts.after)}</small>
            </th>
            <th scope="col">{texts.says}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, before, after, says]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{before}</td>
              <td>{after}</td>
              <td>{says}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
