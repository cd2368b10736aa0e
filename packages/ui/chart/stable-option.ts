import type { EChartsCoreOption } from 'echarts/core';
import { useState } from 'react';

/**
 * The same object as long as the option says the same, so that a chart is not drawn anew with every
 * rendering. Functions in it (custom shapes) count by their place alone: what they draw follows from
 * the data beside them.
 */
export function useStableOption(option: EChartsCoreOption | null): EChartsCoreOption | null {
  const text = JSON.stringify(option, (_, value: unknown) =>
    typeof value === 'function' ? 'function' : value,
  );
  const [kept, setKept] = useState({ option, text });
  if (kept.text === text) return kept.option;
  setKept({ option, text });
  return option;
}
