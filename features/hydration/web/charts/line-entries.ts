import { lineDashes } from '#packages/ui';
import type { LegendEntry } from '#packages/ui';
import type { ChartInks, DrawnLine } from './history-drawing.ts';

/** The lines of a history as entries of a picture's legend, in their colours and dashes. */
export function lineEntries(lines: readonly DrawnLine[], inks: ChartInks): LegendEntry[] {
  return lines.map(({ name }, at) => {
    const dash = lineDashes[at] ?? 'solid';
    return { words: name, edge: inks.lines[at] ?? inks.accent, dash: dash === 'solid' ? [] : dash };
  });
}
