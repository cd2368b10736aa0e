import type { EChartsCoreOption } from 'echarts/core';
import type { ExposedDay } from '#heat/domain';
import { zonedParts } from '#packages/kit';
import { tokens } from '#packages/ui';

/** Below this width in pixels the labels of eleven days do not fit side by side. */
const narrowWidth = 330;

type Theme = 'light' | 'dark';

/** A column of hours for each day; the current and forecast ones are hatched. */
export function accumulationOption(
  days: readonly ExposedDay[],
  today: string | undefined,
  theme: Theme,
): EChartsCoreOption {
  const label = { color: tokens.text3[theme], fontSize: 11 };
  const fill = tokens.accent[theme];
  const baseOption: EChartsCoreOption = {
    animation: false,
    grid: { left: 34, right: 4, top: 22, bottom: 38, outerBoundsMode: 'none' },
    xAxis: {
      type: 'category',
      data: days.map(({ date }) => date),
      axisTick: { show: false },
      axisLine: { show: true, lineStyle: { color: tokens.axis[theme] } },
      axisLabel: {
        ...label,
        interval: 0,
        lineHeight: 13,
        rich: { today: { color: tokens.text[theme], fontSize: 11, fontWeight: 600 } },
        formatter: (date: string) => dayWords(date, date === today),
      },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      max: ({ max }: { max: number }) => Math.max(4, 2 * Math.ceil(max / 2)),
      axisLabel: { ...label, formatter: '{value} h' },
      axisTick: { show: false },
      axisLine: { show: false },
      splitLine: { lineStyle: { color: tokens.grid[theme] } },
    },
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
            ...(isForecast && { decal: toCome(tokens.surface[theme]) }),
          },
        })),
      },
    ],
  };
  const formatter = (date: string) => dayWords(date, date === today, 1);
  return {
    baseOption,
    media: [
      { option: {} },
      { query: { maxWidth: narrowWidth }, option: { xAxis: { axisLabel: { formatter } } } },
    ],
  };
}

function toCome(surface: string) {
  return {
    ...{ symbol: 'rect', rotation: -Math.PI / 4, color: `${surface}b0` },
    ...{ dashArrayX: [1, 0], dashArrayY: [2, 4] },
  };
}

function dayWords(date: string, isToday: boolean, letters = 3): string {
  const { weekday: name, day } = zonedParts(Date.parse(date), 'UTC');
  const weekday = name.slice(0, letters);
  return `${isToday ? `{today|${weekday}}` : weekday}\n${String(Number(day))}`;
}
