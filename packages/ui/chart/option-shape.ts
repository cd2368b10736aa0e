import type { EChartsCoreOption } from 'echarts/core';

/**
 * The shape of an option: if it is equal, the later option contains all keys of the earlier one, so
 * a chart may keep its parts and only apply the differences. Lists count as values, except the
 * series, of which each is a separate part.
 */
export function shapeOf(option: EChartsCoreOption): string {
  return JSON.stringify(skeleton(option));
}

function skeleton(value: unknown): unknown {
  if (!isPlain(value)) return 0;
  const keys = Object.keys(value).toSorted();
  return keys.map((key) => [key, key === 'series' ? parts(value[key]) : skeleton(value[key])]);
}

function parts(series: unknown): unknown {
  const list: unknown[] = Array.isArray(series) ? series : [series];
  return list.map((one) => [isPlain(one) ? one['type'] : null, skeleton(one)]);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
