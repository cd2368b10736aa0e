import type { EChartsCoreOption } from 'echarts/core';
import { percentOf } from '#compliance/domain';
import { countText, dateText } from '#packages/kit';
import { lineColours, lineDashes, stripes, tokens } from '#packages/ui';
import type { SeasonFigures, SeasonHours, ShareFigure } from '#season-report/contract';

type Theme = 'light' | 'dark';

/** Below this width in pixels only some weeks have a label. */
const narrowWidth = 560;
const symbols = ['circle', 'rect', 'triangle', 'diamond', 'emptyCircle'];

/** The percentages of each week as lines; a week in which nothing was due has no point. */
export function trendOption(
  weeks: SeasonFigures['weeks'],
  figures: readonly ShareFigure[],
  theme: Theme,
): EChartsCoreOption {
  return framed(weeks, theme, {
    yAxis: { min: 0, max: 100, unit: '%' },
    series: figures.map((figure, nth) => ({
      ...{ type: 'line', id: figure, symbol: symbols[nth], symbolSize: 6 },
      ...{ connectNulls: false, emphasis: { disabled: true } },
      lineStyle: { color: lineColours[theme][nth], width: 1.7, type: lineDashes[nth] },
      itemStyle: { color: lineColours[theme][nth] },
      data: weeks.map((week) => percentOf(week[figure])),
    })),
  });
}

/** The colour of the strokes over a hatched column, and over its mark in the legend. */
export function hatchColour(theme: Theme): string {
  return `${tokens.surface[theme]}90`;
}

/**
 * The person-hours at high and extreme risk of each week as columns; extreme ones and those not known
 * are hatched.
 */
export function hoursOption(weeks: SeasonHours['weeks'], theme: Theme): EChartsCoreOption {
  const fills = {
    high: tokens.accent[theme],
    extreme: tokens.danger[theme],
    unknown: tokens.field[theme],
  };
  return framed(weeks, theme, {
    yAxis: { min: 0, max: null, unit: 'h' },
    series: (['high', 'extreme', 'unknown'] as const).map((part) => ({
      ...{ type: 'bar', stack: 'hours', barMaxWidth: 34, emphasis: { disabled: true } },
      data: weeks.map((week) => ({
        value: week[part],
        itemStyle: {
          color: fills[part],
          ...(part !== 'high' && {
            decal: stripes(hatchColour(theme), part === 'extreme' ? [6, 3] : [2, 4]),
          }),
        },
      })),
    })),
  });
}

/** '2 Nov' of the first day of a week. */
function weekLabel(from: string): string {
  return dateText(Date.parse(from), 'UTC').replace(/ \d{4}$/u, '');
}

interface Content {
  yAxis: { min: number; max: number | null; unit: string };
  series: readonly object[];
}

function framed(
  weeks: readonly { from: string }[],
  theme: Theme,
  { yAxis: { min, max, unit }, series }: Content,
): EChartsCoreOption {
  const label = { color: tokens.text3[theme], fontSize: 11 };
  const every = (most: number) => {
    const step = Math.ceil(weeks.length / most);
    return (index: number) => index % step === 0;
  };
  return {
    baseOption: {
      animation: false,
      grid: { left: 52, right: 12, top: 14, bottom: 26, outerBoundsMode: 'none' },
      xAxis: {
        type: 'category',
        data: weeks.map(({ from }) => from),
        axisTick: { show: false },
        axisLine: { lineStyle: { color: tokens.axis[theme] } },
        axisLabel: { ...label, interval: every(12), formatter: weekLabel },
      },
      yAxis: {
        ...{ type: 'value', min, ...(max !== null && { max }) },
        axisLabel: { ...label, formatter: (value: number) => `${countText(value)} ${unit}` },
        axisTick: { show: false },
        axisLine: { show: false },
        splitLine: { lineStyle: { color: tokens.grid[theme] } },
      },
      series,
    },
    media: [
      { option: {} },
      {
        query: { maxWidth: narrowWidth },
        option: { xAxis: { axisLabel: { interval: every(5) } } },
      },
    ],
  };
}
