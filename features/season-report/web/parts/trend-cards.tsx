import { useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import { ChartCard, EmptyState, lineColours, lineDashes, tokens } from '#packages/ui';
import type { LegendEntry } from '#packages/ui';
import type { SeasonFigures, SeasonHours, ShareFigure } from '#season-report/contract';
import { daysText, shareText } from '../percent-text.ts';
import { figureMeanings, figureNames, seasonTexts as texts } from '../season-texts.ts';
import { hatchColour, hoursOption, trendOption } from '../trend-option.ts';
import classes from './trend-cards.module.css';

const figures: readonly ShareFigure[] = ['tests', 'breaks', 'alerts', 'retests'];

/** The percentages of each week. */
export function TrendCard({ data }: { data: SeasonFigures | undefined }) {
  const theme = useComputedColorScheme('light');
  const option = useMemo(
    () => (data === undefined ? null : trendOption(data.weeks, figures, theme)),
    [data, theme],
  );
  const entries = figures.map((figure, nth): LegendEntry => {
    const dash = lineDashes[nth];
    return {
      words: figureNames[figure],
      edge: lineColours[theme][nth] ?? '',
      dash: dash === undefined || typeof dash === 'string' ? [] : dash,
    };
  });
  const weeks = data?.weeks ?? [];
  const hasData = weeks.some((week) => figures.some((figure) => week[figure].of > 0));
  return (
    <ChartCard
      title={texts.trend}
      slug="season-trend"
      option={option}
      height={220}
      label={texts.trendLabel}
      footer={<Legend entries={entries} />}
      picture={{ legend: { entries } }}
      empty={
        data !== undefined && !hasData ? (
          <EmptyState title={texts.noData} text={texts.noDataLong} outline="chart" />
        ) : undefined
      }
      table={{
        columns: [texts.week, ...figures.map((figure) => figureNames[figure])],
        rows: () =>
          weeks.map((week) => [
            daysText(week),
            ...figures.map((figure) => (week[figure].of === 0 ? '' : shareText(week[figure]))),
          ]),
      }}
    />
  );
}

interface WeekHoursProps {
  hours: SeasonHours | undefined;
  error: unknown;
  onRetry: () => unknown;
}

/** The person-hours at risk of each week. */
export function WeekHoursCard({ hours, error, onRetry }: WeekHoursProps) {
  const theme = useComputedColorScheme('light');
  const option = useMemo(
    () => (hours === undefined ? null : hoursOption(hours.weeks, theme)),
    [hours, theme],
  );
  const hatch = hatchColour(theme);
  const entries: LegendEntry[] = [
    { words: texts.high, fill: tokens.accent[theme], edge: tokens.accent[theme] },
    { words: texts.extreme, fill: tokens.danger[theme], edge: tokens.danger[theme], hatch },
    { words: texts.unknown, fill: tokens.field[theme], edge: tokens.axis[theme], hatch },
  ];
  return (
    <ChartCard
      title={texts.weekHours}
      slug="season-hours"
      help={figureMeanings.hours}
      option={option}
      height={200}
      label={texts.weekHoursLabel}
      footer={<Legend entries={entries} />}
      picture={{ legend: { entries } }}
      error={hours === undefined ? error : null}
      onRetry={() => void onRetry()}
      empty={
        hours?.total === 0 ? (
          <EmptyState title={texts.noHours} text={texts.noHoursAbout} outline="chart" />
        ) : undefined
      }
      table={{
        columns: [texts.week, texts.high, texts.extreme, texts.unknown, texts.total],
        rows: () =>
          (hours?.weeks ?? []).map((week) => [
            daysText(week),
            ...[week.high, week.extreme, week.unknown, week.total].map(String),
          ]),
      }}
    />
  );
}

/** What the lines and columns of a chart are. */
function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className={classes['legend']}>
      {entries.map(({ words, fill, edge, dash, hatch }) => (
        <li key={words}>
          <svg width="22" height="12" aria-hidden>
            {fill === undefined ? (
              <line
                {...{ x1: 0, x2: 22, y1: 6, y2: 6, stroke: edge, strokeWidth: 2 }}
                strokeDasharray={dash?.join(' ')}
              />
            ) : (
              <>
                <rect {...{ x: 5, y: 1, width: 10, height: 10, fill, stroke: edge }} />
                {hatch !== undefined && (
                  <path d="M5 6L10 1M5 11L15 1M10 11L15 6" stroke={hatch} strokeWidth={2} />
                )}
              </>
            )}
          </svg>
          {words}
        </li>
      ))}
    </ul>
  );
}
