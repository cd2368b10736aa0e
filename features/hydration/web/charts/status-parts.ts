import { contrastFills, hydrationStatuses, hydrationWords } from '#hydration/domain';
import type { HydrationStatus } from '#hydration/domain';
import { countText } from '#packages/kit';
import { hydrationPalette } from '../hydration-palette.ts';
import type { ChartColors } from './history-drawing.ts';

/** A pattern over a fill, in the format of the chart library. */
const lines = (rotation: number, color: string) => ({
  symbol: 'rect',
  dashArrayX: [1, 0],
  dashArrayY: [2, 4],
  rotation,
  color,
});

const [dark, light] = ['rgba(20, 32, 43, 0.75)', 'rgba(255, 255, 255, 0.75)'];

/**
 * Patterns that distinguish the darker fills without colour: none, horizontal, diagonal, vertical.
 */
const patterns: Record<HydrationStatus, ReturnType<typeof lines> | null> = {
  hydrated: null,
  mild: lines(0, dark),
  moderate: lines(Math.PI / 4, light),
  severe: lines(Math.PI / 2, light),
};

/** The hatch of the current day. */
export function unfinished({ surface }: ChartColors) {
  return lines(-Math.PI / 4, `${surface}b0`);
}

/** Fill, border of one pixel, and pattern of a status in a bar. */
export function statusFill(status: HydrationStatus, chartColors: ChartColors, isContrast = false) {
  const { fill, edge } = hydrationPalette[chartColors.theme][status];
  const decal = isContrast ? patterns[status] : null;
  return {
    color: isContrast ? contrastFills[status] : fill,
    // The darker fills are too close to a dark card, so their border has the text colour.
    borderColor: isContrast ? chartColors.text : edge,
    borderWidth: 1,
    borderRadius: 1.5,
    ...(decal !== null && { decal }),
  };
}

/** What the series of a status in stacked bars always has. */
export function statusSeries(
  status: HydrationStatus,
  stack: string,
  chartColors: ChartColors,
  isContrast = false,
) {
  return {
    ...{ type: 'bar', id: status, name: hydrationWords[status].short, stack },
    itemStyle: statusFill(status, chartColors, isContrast),
    emphasis: { disabled: true },
  };
}

/** The lines of a tooltip over a bar: each status with a count, from best to worst. */
export function statusLines(counts: readonly number[]): string[] {
  return hydrationStatuses.flatMap((status, rank) => {
    const count = counts[rank] ?? 0;
    return count === 0 ? [] : [`${hydrationWords[status].short}: ${countText(count)}`];
  });
}

/** Sum of counts. */
export function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

type Size = Record<'width' | 'height', number>;

/** Hides a label that is larger than its part, outside of pictures. */
export function insidePart({ rect, labelRect }: Record<'rect' | 'labelRect', Size>): object {
  const hasRoom = labelRect.width <= rect.width - 2 && labelRect.height <= rect.height + 2;
  return hasRoom ? { hideOverlap: true } : { x: -1000, y: -1000 };
}

/** Pixels left of an axis for its largest number: '16,000'. */
export function axisRoom(most: number): number {
  const digits = String(Math.ceil(most * 1.2)).length;
  return 14 + 7 * (digits + Math.floor((digits - 1) / 3) * 0.5);
}
