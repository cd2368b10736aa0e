import type { EChartsCoreOption } from 'echarts/core';
import type { ExposedDay } from '#heat/domain';
import { dayAxes, dayLabel, stripes, tokens } from '#packages/ui';

/** Below this width in pixels the labels of eleven days do not fit side by side. */
const narrowWidth = 330;

type Theme = 'light' | 'dark';

/** A column of hours for each day; the current and forecast ones are hatched. */
export function accumulationOption(
  days: readonly ExposedDay[],
  today: string | undefined,
  theme: Theme,
): EChartsCoreOption {
  const fill = tokens.accent[theme];
  const baseOption: EChartsCoreOption = {
    animation: false,
    grid: { left: 34, right: 4, top: 22, bottom: 38, outerBoundsMode: 'none' },
    ...dayAxes({
      dates: days.map(({ date }) => date),
      ...{ today, theme, interval: 0, unit: 'h', least: 4, step: 2, minInterval: 1 },
    }),
    series: [
      {
        type: 'bar',
        barMaxWidth: 30,
        emphasis: { disabled: true },
        label: {
          show: true,
          position: 'top',
          distance: 3,
          fontSize: 11,
          fontWeight: 600,
          color: tokens.text[theme],
        },
        data: days.map(({ hours, isForecast }) => ({
          value: hours,
          itemStyle: {
            color: fill,
            borderRadius: 1.5,
            ...(isForecast && { decal: stripes(`${tokens.surface[theme]}b0`, [2, 4]) }),
          },
        })),
      },
    ],
  };
  const formatter = (date: string) => dayLabel(date, date === today, 1);
  return {
    baseOption,
    media: [
      { option: {} },
      { query: { maxWidth: narrowWidth }, option: { xAxis: { axisLabel: { formatter } } } },
    ],
  };
}
