import { lineColours, tokens } from '../theme/tokens.ts';
import type { TokenName } from '../theme/tokens.ts';

/** The theme of all charts: light axes, horizontal grid lines, inverse tooltips. */
export function chartTheme(scheme: 'light' | 'dark'): object {
  const of = (name: TokenName) => tokens[name][scheme];
  const axis = {
    axisLine: { show: false, lineStyle: { color: of('axis') } },
    axisTick: { show: false, lineStyle: { color: of('axis') } },
    axisLabel: { color: of('text3'), fontSize: 11 },
    nameTextStyle: { color: of('text3'), fontSize: 11 },
    splitLine: { lineStyle: { color: of('grid') } },
  };
  const base = { ...axis, axisLine: { ...axis.axisLine, show: true } };
  return {
    color: lineColours[scheme],
    backgroundColor: 'transparent',
    textStyle: { fontFamily: "'Inter Variable', system-ui, sans-serif", color: of('text2') },
    categoryAxis: { ...base, splitLine: { show: false } },
    timeAxis: { ...base, splitLine: { show: false } },
    valueAxis: axis,
    line: { symbolSize: 4, smooth: false, lineStyle: { width: 1.7 } },
    tooltip: {
      backgroundColor: of('inverse'),
      borderWidth: 0,
      padding: [6, 10],
      textStyle: { color: of('on-inverse'), fontSize: 11 },
      extraCssText: 'border-radius: 6px; box-shadow: none;',
    },
  };
}
