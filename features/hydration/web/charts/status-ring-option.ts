import type { EChartsCoreOption } from 'echarts/core';
import { hydrationStates, hydrationWords } from '#hydration/domain';
import type { HydrationState } from '#hydration/domain';
import { hydrationPalette } from '../hydration-palette.ts';
import type { ChartInks } from './history-drawing.ts';

/** A ring of people per state; its centre is the number that needs action. */
export function statusRingOption(
  counts: Record<HydrationState, number>,
  inks: ChartInks,
): EChartsCoreOption {
  const palette = hydrationPalette[inks.theme];
  const shown = hydrationStates.filter((state) => counts[state] > 0);
  return {
    animation: false,
    tooltip: {
      trigger: 'item',
      backgroundColor: inks.text,
      borderWidth: 0,
      padding: [6, 10],
      textStyle: { color: inks.surface, fontSize: 11 },
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
          // One sector carries the words of the centre.
          ...(at === 0 && { label: centre(counts.moderate + counts.severe, inks) }),
          name: hydrationWords[state].short,
          value: counts[state],
          itemStyle: {
            color: state === 'not_tested' ? inks.surface : palette[state].fill,
            borderColor: palette[state].edge,
            borderWidth: 1,
            borderRadius: 1,
          },
        })),
      },
    ],
  };
}

function centre(people: number, { text, text2 }: ChartInks) {
  const small = { fontSize: 12, lineHeight: 16, color: text2 };
  return {
    show: true,
    position: 'center',
    formatter: `{figure|${String(people)}}\n{word|moderate}\n{word|or severe}`,
    rich: {
      figure: { fontSize: 30, lineHeight: 34, fontWeight: 650, color: text },
      word: small,
    },
  };
}
