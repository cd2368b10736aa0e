import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { percentOf } from '#compliance/domain';
import { countText } from '#packages/kit';
import { Card, FigureGrid, GridFigure } from '#packages/ui';
import type {
  OpenFigure,
  SeasonFigures,
  SeasonHours,
  SeasonPlans,
  ShareFigure,
} from '#season-report/contract';
import { riskShare } from '#season-report/domain';
import type { Days } from '#weather/domain';
import { daysText, shareText } from '../percent-text.ts';
import { seasonPath } from '../season-search.ts';
import type { SeasonSearch } from '../season-search.ts';
import { figureNames, seasonTexts as texts } from '../season-texts.ts';
import type { FigureName } from '../season-texts.ts';
import classes from './figures-card.module.css';

interface Props {
  data: SeasonFigures;
  hours: SeasonHours | undefined;
  plans: SeasonPlans | undefined;
  /** The period of the same length before; undefined while it is loading. */
  earlier: SeasonFigures | undefined;
  earlierHours: SeasonHours | undefined;
  earlierPlans: SeasonPlans | undefined;
  earlierDays: Days | null;
  /** The address of the page, for the links. */
  search: SeasonSearch;
}

/** The figures of the period, each with what it was before; most open the rows behind them. */
export function FiguresCard(props: Props) {
  const { data, hours, plans, earlier, earlierHours, earlierPlans, earlierDays, search } = props;
  const share = (figure: ShareFigure, opens: OpenFigure) => (
    <Figure
      {...{ figure, opens, search }}
      detail={data[figure].of === 0 ? texts.noDataLong : texts.of(data[figure])}
      earlier={earlier && shareText(earlier[figure])}
    >
      <Percent percent={percentOf(data[figure])} />
    </Figure>
  );
  const minutes = (figure: 'late' | 'answer', opens: OpenFigure) => {
    const key = figure === 'late' ? 'late_minutes' : 'answer_minutes';
    const text = (value: number | null) => (value === null ? texts.noData : texts.minutes(value));
    return (
      <Figure
        {...{ figure, opens, search }}
        detail=""
        earlier={earlier && text(earlier[key]).replace(texts.noData, texts.noData.toLowerCase())}
      >
        {data[key] === null ? <Percent percent={null} /> : <b>{text(data[key])}</b>}
      </Figure>
    );
  };
  return (
    <Card title={texts.figures} flush>
      <FigureGrid>
        {share('tests', 'tests')}
        {share('breaks', 'breaks')}
        {share('breaks_in_time', 'breaks')}
        {minutes('late', 'breaks')}
        {share('alerts', 'alerts')}
        {minutes('answer', 'alerts')}
        {share('retests', 'retests')}
        <Figure
          figure="hours"
          search={search}
          detail={hours === undefined ? '' : hoursDetail(hours)}
          earlier={earlierHours && hoursText(earlierHours)}
        >
          {hours === undefined ? (
            <Percent percent={null} />
          ) : (
            <b>{texts.hours(hours.high + hours.extreme)}</b>
          )}
        </Figure>
        <Figure
          figure="plans"
          search={search}
          detail={plans === undefined ? '' : plansDetail(plans)}
          earlier={earlierPlans && shareText(earlierPlans.kept)}
        >
          <Percent percent={plans === undefined ? null : percentOf(plans.kept)} />
        </Figure>
        <Figure
          figure="emergencies"
          opens="emergencies"
          search={search}
          detail={texts.drills(data.drills)}
          earlier={earlier && `${countText(earlier.emergencies)} ${texts.drills(earlier.drills)}`}
        >
          <b>{countText(data.emergencies)}</b>
        </Figure>
      </FigureGrid>
      {earlierDays !== null && (
        <p className={classes['note']}>{texts.comparedWith(daysText(earlierDays))}</p>
      )}
    </Card>
  );
}

function hoursDetail(hours: SeasonHours): string {
  if (hours.total === 0) return texts.noHours;
  const known = riskShare(hours).of;
  const unknown = hours.unknown > 0 ? `, ${texts.hours(hours.unknown)} not known` : '';
  return `of ${texts.hours(known)}${unknown}`;
}

function plansDetail({ kept, unknown, left_out }: SeasonPlans): string {
  return [
    kept.of === 0 ? texts.noDataLong : `${texts.of(kept)} person-days`,
    ...(unknown > 0 ? [texts.unknownDays(unknown)] : []),
    ...(left_out > 0 ? [texts.leftOut(left_out)] : []),
  ].join(', ');
}

function hoursText(hours: SeasonHours): string {
  const { done, of } = riskShare(hours);
  return of === 0 ? texts.noData.toLowerCase() : `${texts.hours(done)} of ${texts.hours(of)}`;
}

function Percent({ percent }: { percent: number | null }) {
  return percent === null ? (
    <span className={classes['none']}>{texts.noData}</span>
  ) : (
    <b>{percent} %</b>
  );
}

interface FigureProps extends Pick<Props, 'search'> {
  figure: FigureName;
  opens?: OpenFigure;
  detail: string;
  earlier: string | undefined;
  children: ReactNode;
}

function Figure({ figure, opens, detail, earlier, search, children }: FigureProps) {
  return (
    <GridFigure
      name={figureNames[figure]}
      details={[detail, earlier === undefined ? '\u00a0' : texts.earlier(earlier)]}
      {...(opens !== undefined && {
        link: (inside) => (
          <Link to={seasonPath} search={{ ...search, figure: opens }} {...inside} />
        ),
      })}
    >
      {children}
    </GridFigure>
  );
}
