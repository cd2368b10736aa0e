import type { EChartsCoreOption } from 'echarts/core';

/** A part of an option for certain widths. */
interface Medium {
  query?: { maxWidth?: number };
  option: Record<string, unknown>;
}

/** Which media of an option apply to a width in pixels, as a text for comparison. */
export function fittingMedia(option: EChartsCoreOption, width: number): string {
  return mediaOf(option)
    .map((medium) => (fits(medium, width) ? '1' : '0'))
    .join('');
}

/**
 * The option for a width in pixels. ECharts applies media only when the matching ones change, so
 * with them a chart could not take over a later option in parts.
 */
export function fittedOption(option: EChartsCoreOption, width: number): EChartsCoreOption {
  const { baseOption, media: _, ...own } = option;
  const base = isPlain(baseOption) ? baseOption : own;
  return mediaOf(option)
    .filter((medium) => fits(medium, width))
    .reduce((merged, medium) => mergedWith(merged, medium.option), base);
}

function mediaOf({ media }: EChartsCoreOption): readonly Medium[] {
  return Array.isArray(media) ? (media as Medium[]) : [];
}

function fits({ query }: Medium, width: number): boolean {
  return width <= (query?.maxWidth ?? Infinity);
}

function mergedWith(
  base: Record<string, unknown>,
  more: Record<string, unknown>,
): Record<string, unknown> {
  const merged = { ...base };
  for (const [key, value] of Object.entries(more)) {
    const before = base[key];
    merged[key] = isPlain(before) && isPlain(value) ? mergedWith(before, value) : value;
  }
  return merged;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
