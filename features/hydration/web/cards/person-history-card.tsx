import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { detectableChange, hydrationWords } from '#hydration/domain';
import { historyLength } from '#hydration/offline';
import type { PersonHistory } from '#hydration/offline';
import { countOf, dateText } from '#packages/kit';
import { ChartCard, EmptyState } from '#packages/ui';
import type { LegendEntry } from '#packages/ui';
import { changeSince, changeText } from '../charts/change-words.ts';
import { personDrawing } from '../charts/history-drawings.ts';
import { HistoryLegend } from '../charts/history-legend.tsx';
import type { ChartColors, HistoryDrawing } from '../charts/history-drawing.ts';
import { historyOption } from '../charts/history-option.ts';
import { lineEntries } from '../charts/line-entries.ts';
import { bandEntries } from '../charts/status-entries.ts';
import { useChartColors } from '../charts/use-chart-colors.ts';
import { useTimeWords } from '../charts/use-time-words.ts';
import { hydrationPalette } from '../hydration-palette.ts';
import { hiddenValuesHelp, hiddenValueText, numberText } from '../value-text.ts';

interface Props {
  query: UseQueryResult<PersonHistory>;
  /** Shown instead of the line if a view has no valid test. */
  empty?: ReactNode;
}

const noTestYet = (
  <EmptyState
    title="No valid tests yet"
    text="The chart appears after the first valid test."
    outline="chart"
  />
);

const hidden = <EmptyState title={hiddenValueText} text={hiddenValuesHelp} outline="chart" />;

/** A person's newest 64 tests against the bounds in force. */
export function PersonHistoryCard({ query, empty = noTestYet }: Props) {
  const { data, error, refetch } = query;
  const chartColors = useChartColors();
  const words = useTimeWords();
  const points = data?.points ?? [];
  const isHidden = data?.isHidden === true;
  const drawing = useMemo(() => data && personDrawing(data, words), [data, words]);
  const option = useMemo(
    () => (drawing && points.length > 0 && !isHidden ? historyOption(drawing, chartColors) : null),
    [drawing, points.length, isHidden, chartColors],
  );
  return (
    <ChartCard
      title="Hydration history"
      slug="hydration-history"
      help="The latest 64 valid tests. A saliva test varies by about 25 mOsm, drawn around the line. Smaller changes are not meaningful."
      subtitle={data && subtitleOf(data, words.timeZone)}
      option={option}
      legend={<HistoryLegend hasZone={data?.baseline?.zone != null} />}
      height={300}
      label={`Line chart of ${String(points.length)} hydration tests in mOsm`}
      picture={{ legend: { entries: legendOf(drawing, chartColors) } }}
      error={error}
      onRetry={() => void refetch()}
      empty={data && points.length === 0 ? empty : isHidden ? hidden : undefined}
      table={{
        columns: ['Time', 'Hydration (mOsm)', 'Status', 'Change (mOsm)'],
        rows: () =>
          points
            .map((point, at) => [
              words.moment(point.time),
              numberText(point.value),
              hydrationWords[point.state].short,
              changeText(points[at - 1], point),
            ])
            .toReversed(),
      }}
    />
  );
}

/** Legend of the line, the measurement error and the bands. */
function legendOf(drawing: HistoryDrawing | undefined, chartColors: ChartColors): LegendEntry[] {
  if (drawing === undefined) return [];
  const { edge } = hydrationPalette[chartColors.theme].hydrated;
  return [
    ...lineEntries(drawing.lines, chartColors),
    {
      words: `\u00b1${String(Math.floor(detectableChange))} mOsm`,
      fill: `${chartColors.accent}3d`,
      edge: 'transparent',
    },
    ...(drawing.zone === null ? [] : [{ words: 'Optimal zone', fill: '#4caf5057', edge }]),
    ...bandEntries(chartColors),
  ];
}

function subtitleOf(
  { points, tests, baseline, isHidden }: PersonHistory,
  zone: string,
): string | undefined {
  const against = baseline === null ? 'default bounds' : 'personal bounds';
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) {
    return isHidden ? undefined : `Against the ${against}`;
  }
  const which =
    tests > historyLength ? `Latest ${String(points.length)} tests` : countOf(tests, 'test');
  const span = `${dateText(first.time, zone)} – ${dateText(last.time, zone)}`;
  if (isHidden) return `${which}, ${span}`;
  const change = changeSince(points.at(-2), last);
  const newest = change === '' ? '' : `; newest: ${change}`;
  return `${which}, ${span}, against ${against}${newest}`;
}
