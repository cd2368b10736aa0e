import type { EChartsCoreOption } from 'echarts/core';
import { useState } from 'react';

/**
 * The same object while the option is equal, so that a chart is not drawn with every render.
 * Functions in it (custom shapes) are only compared by position, as their drawing follows from the
 * data beside them.
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
