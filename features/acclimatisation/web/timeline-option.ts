import type { EChartsCoreOption } from 'echarts/core';
import type { LedgerDay } from '#acclimatisation/domain';
import { dayAxes, stripes, tokens } from '#packages/ui';

type Theme = 'light' | 'dark';

/** Below this width in pixels only each fourth date has a label. */
const narrowWidth = 560;

/**
 * Columns of the planned minutes in the heat of each day, and a line across each for the allowed ones. What is
 * over is red and striped with an exclamation mark; minutes without weather are hatched and grey.
 */
export function timelineOption(
  days: readonly LedgerDay[],
  today: string | undefined,
  theme: Theme,
): EChartsCoreOption {
  const every = (step: number) => (index: number) => index % step === 0;
  return {
    baseOption: {
      animation: false,
      grid: { left: 58, right: 6, top: 16, bottom: 36, outerBoundsMode: 'none' },
      ...dayAxes({
        dates: days.map(({ date }) => date),
        ...{ today, theme, interval: every(2) },
        ...{ unit: 'min', least: 120, step: 120, minInterval: 60 },
      }),
      series: [
        {
          type: 'bar',
          stack: 'planned',
          barMaxWidth: 22,
          emphasis: { disabled: true },
          data: days.map(({ planned, verdict }) => ({
            value: Math.round(planned),
            itemStyle: {
              color: verdict === 'over' ? tokens.danger[theme] : tokens.accent[theme],
              ...(verdict === 'over' && { decal: stripes(`${tokens.surface[theme]}90`, [6, 3]) }),
            },
            label: {
              ...{ show: verdict === 'over', position: 'top', distance: 1, formatter: '!' },
              ...{ color: tokens['danger-ink'][theme], fontSize: 13, fontWeight: 700 },
            },
          })),
        },
        {
          type: 'bar',
          stack: 'planned',
          barMaxWidth: 22,
          emphasis: { disabled: true },
          data: days.map(({ plan }) => ({
            value: Math.round(plan?.unknown ?? 0),
            itemStyle: {
              color: tokens.field[theme],
              decal: stripes(`${tokens.surface[theme]}90`, [2, 4]),
            },
          })),
        },
        {
          type: 'scatter',
          symbol: 'rect',
          symbolSize: [22, 3],
          emphasis: { disabled: true },
          itemStyle: { color: tokens.text[theme], opacity: 1 },
          data: days.map(({ allowed, plan }) => ((plan?.shift ?? 0) > 0 ? allowed : null)),
        },
      ],
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
