import { useMemo } from 'react';
import type { KindOfTests } from '#hydration/offline';
import { ChartCard, EmptyState } from '#packages/ui';
import type { LegendEntry } from '#packages/ui';
import { countOf } from '#packages/kit';
import type { ChartColors } from '../charts/history-drawing.ts';
import { useChartColors } from '../charts/use-chart-colors.ts';
import { useTimeWords } from '../charts/use-time-words.ts';
import { hiddenValuesHelp, hiddenValueText, valueOfKind } from '../value-text.ts';
import { kindOption } from './kind-option.ts';
import { bandText, kindTexts, limitsOf } from './kind-texts.ts';

interface Props {
  kind: KindOfTests;
  mayView: boolean;
  maySeeValues: boolean;
}

/** A person's newest tests of a type as a line. */
export function KindChartCard({ kind, mayView, maySeeValues }: Props) {
  const { name, unit, points, tests } = kind;
  const chartColors = useChartColors();
  const words = useTimeWords();
  const option = useMemo(() => {
    const bandOf = (value: number) => bandText(kind, value);
    return kindOption({ ...kind, limits: limitsOf(kind), bandOf }, chartColors, words);
  }, [kind, chartColors, words]);
  const hasBands = limitsOf(kind).length > 0;
  return (
    <ChartCard
      title={name}
      slug={`kind-${kind.custom_id ?? kind.type}`}
      help={hasBands ? kindTexts.sweatHelp : kindTexts.help}
      subtitle={tests === 0 ? undefined : countOf(tests, 'test')}
      option={option}
      height={260}
      label={`Line chart of ${countOf(points.length, 'test')} in ${unit}`}
      picture={{ legend: { entries: legendOf(name, hasBands, chartColors) } }}
      empty={
        points.length === 0 ? (
          <EmptyState {...emptyTexts(kind, { mayView, maySeeValues })} outline="chart" />
        ) : undefined
      }
      table={{
        columns: ['Time', `${name} (${unit})`, ...(hasBands ? ['Band'] : [])],
        rows: () =>
          points
            .toReversed()
            .map(({ time, value }) => [
              words.moment(time),
              valueOfKind(value, kind.type),
              ...(hasBands ? [bandText(kind, value)] : []),
            ]),
      }}
    />
  );
}

function emptyTexts(
  { tests }: KindOfTests,
  { mayView, maySeeValues }: Pick<Props, 'mayView' | 'maySeeValues'>,
) {
  if (tests > 0 && !maySeeValues) return { title: hiddenValueText, text: hiddenValuesHelp };
  return {
    title: tests === 0 ? kindTexts.none : kindTexts.noneValid,
    text: mayView ? kindTexts.noneAbout : kindTexts.mayNotSee,
  };
}

function legendOf(name: string, hasBands: boolean, chartColors: ChartColors): LegendEntry[] {
  return [
    { words: name, edge: chartColors.lines[0] ?? chartColors.accent, dash: [] },
    ...(hasBands ? [{ words: 'Lower limit of a band', edge: chartColors.axis, dash: [3, 3] }] : []),
  ];
}
