import type { CustomSeriesOption } from 'echarts';
import type { ChartColors, DrawnLine } from './history-drawing.ts';
import { clipTo } from './history-scale.ts';
import type { HistoryScale } from './history-scale.ts';

/** The measurement error as a band of plus and minus `mOsm` around the line. */
export function historyScatter(
  { points }: DrawnLine,
  mOsm: number,
  scale: HistoryScale,
  { accent }: ChartColors,
): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    clip: true,
    z: 1,
    data: [[points[0]?.time ?? 0, scale.min]],
    renderItem(_params, api) {
      const edge = (side: number) =>
        points.map(({ time, value }) => api.coord([time, clipTo(scale, value + side * mOsm)]));
      return {
        type: 'polygon',
        shape: { points: [...edge(1), ...edge(-1).reverse()] },
        style: { fill: accent, opacity: 0.11 },
      };
    },
  };
}
