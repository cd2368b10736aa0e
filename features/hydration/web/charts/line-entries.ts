import { lineDashes } from '#packages/ui';
import type { LegendEntry } from '#packages/ui';
import type { ChartColors, DrawnLine } from './history-drawing.ts';

/** The lines of a history as legend entries of a picture, with colours and dashes. */
export function lineEntries(lines: readonly DrawnLine[], chartColors: ChartColors): LegendEntry[] {
  return lines.map(({ name }, at) => {
    const dash = lineDashes[at] ?? 'solid';
    return {
      words: name,
      edge: chartColors.lines[at] ?? chartColors.accent,
      dash: dash === 'solid' ? [] : dash,
    };
  });
}
