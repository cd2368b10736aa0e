import type { EChartsCoreOption } from 'echarts/core';
import { hydrationStates, hydrationWords } from '#hydration/domain';
import type { HydrationState } from '#hydration/domain';
import { countText } from '#packages/kit';
import { hydrationPalette } from '../hydration-palette.ts';
import type { ChartColors } from './history-drawing.ts';

/** A ring of people per state, with the number that requires action in the centre. */
export function statusRingOption(
  counts: Record<HydrationState, number>,
  chartColors: ChartColors,
): EChartsCoreOption {
  const palette = hydrationPalette[chartColors.theme];
  const shown = ringStates(counts);
  return {
    animation: false,
    tooltip: {
      trigger: 'item',
      backgroundColor: chartColors.text,
      borderWidth: 0,
      padding: [6, 10],
      textStyle: { color: chartColors.surface, fontSize: 11 },
      extraCssText: 'border-radius: 6px; box-shadow: none;',
      formatter: '{b}: {c} ({d} %)',
    },
    series: [
      {
        type: 'pie',
        radius: ['76%', '99%'],
        padAngle: shown.length > 1 ? 2.2 : 0,
        minAngle: 3,
        label: { show: false },
        labelLine: { show: false },
        emphasis: { scale: false },
        data: shown.map((state, at) => ({
          // One sector carries the text of the centre.
          ...(at === 0 && { label: centre(counts.moderate + counts.severe, chartColors) }),
          name: hydrationWords[state].short,
          value: counts[state],
          itemStyle: {
            color: state === 'not_tested' ? chartColors.surface : palette[state].fill,
            borderColor: palette[state].edge,
            borderWidth: 1,
            borderRadius: 1,
          },
        })),
      },
    ],
  };
}

/** The states in the ring, in order. */
export function ringStates(counts: Record<HydrationState, number>): HydrationState[] {
  return hydrationStates.filter((state) => counts[state] > 0);
}

function centre(people: number, { text, text2 }: ChartColors) {
  // Smaller for thousands, to stay clear of the ring.
  const fontSize = people < 1000 ? 30 : 24;
  const small = { fontSize: 12, lineHeight: 16, color: text2 };
  return {
    show: true,
    position: 'center',
    formatter: `{count|${countText(people)}}\n{word|moderate}\n{word|or severe}`,
    rich: {
      count: { fontSize, lineHeight: 34, fontWeight: 650, color: text },
      word: small,
    },
  };
}
