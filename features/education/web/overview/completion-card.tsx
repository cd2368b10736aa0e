import { useComputedColorScheme } from '@mantine/core';
import type { EChartsCoreOption } from 'echarts/core';
import { useMemo } from 'react';
import type { TagCompletion } from '#education/contract';
import { completedShare } from '#education/domain';
import { countText } from '#packages/kit';
import { ChartCard, EmptyState, tokens } from '#packages/ui';
import { educationTexts as texts } from '../education-texts.ts';

const rowHeight = 30;
const mostHeight = 300;

/** The share of courses with a valid pass, for each tag. */
export function CompletionCard({ tags }: { tags: readonly TagCompletion[] | undefined }) {
  const theme = useComputedColorScheme('light');
  const sorted = useMemo(
    () => tags?.toSorted((one, other) => shareOf(other) - shareOf(one)),
    [tags],
  );
  const option = useMemo(
    () => (sorted === undefined || sorted.length === 0 ? null : barOption(sorted, theme)),
    [sorted, theme],
  );
  return (
    <ChartCard
      title={texts.completion}
      slug="course-completion"
      help={texts.completionHelp}
      subtitle={texts.completionAbout}
      option={option}
      height={footHeight + rowHeight * Math.max(1, sorted?.length ?? 4)}
      mostHeight={mostHeight}
      label="Bar chart of the share of passed courses of each tag. The table has the numbers."
      empty={
        sorted?.length === 0 ? (
          <EmptyState title={texts.noCourses} text={texts.noCoursesAbout} outline="chart" />
        ) : undefined
      }
      table={{
        columns: ['Tag', 'Courses', 'Completed', 'Share'],
        rows: () =>
          (sorted ?? []).map((tag) => [
            ...[tag.name, countText(tag.courses), countText(tag.completed)],
            `${String(shareOf(tag))} %`,
          ]),
      }}
    />
  );
}

function shareOf({ courses, completed }: TagCompletion): number {
  return completedShare(completed, courses);
}

const [nameRoom, footHeight] = [150, 24];

/** A bar for each tag. */
function barOption(tags: readonly TagCompletion[], theme: 'light' | 'dark'): EChartsCoreOption {
  const of = (name: 'text' | 'text2' | 'grid' | 'accent') => tokens[name][theme];
  return {
    animation: false,
    grid: { left: nameRoom, right: 52, top: 0, bottom: footHeight, outerBoundsMode: 'none' },
    xAxis: {
      ...{ type: 'value', min: 0, max: 100 },
      axisLabel: { color: of('text2'), fontSize: 11, formatter: '{value} %' },
      splitLine: { lineStyle: { color: of('grid') } },
    },
    yAxis: {
      ...{ type: 'category', inverse: true, data: tags.map(({ name }) => name) },
      ...{ axisTick: { show: false }, axisLine: { show: false } },
      axisLabel: {
        ...{ align: 'left', margin: nameRoom, width: nameRoom - 10, overflow: 'truncate' },
        ...{ fontSize: 12, fontWeight: 500, color: of('text'), interval: 0 },
      },
    },
    series: [
      {
        ...{ type: 'bar', barWidth: 14, data: tags.map(shareOf), emphasis: { disabled: true } },
        itemStyle: { color: of('accent') },
        label: {
          ...{ show: true, position: 'right', fontSize: 11, color: of('text') },
          formatter: '{c} %',
        },
      },
    ],
  };
}
