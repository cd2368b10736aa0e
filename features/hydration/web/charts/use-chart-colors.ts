import { useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import { lineColours, tokens } from '#packages/ui';
import type { TokenName } from '#packages/ui';

/** The theme's colours as plain values for a canvas, updated with the colour scheme. */
export function useChartColors() {
  const theme = useComputedColorScheme('light');
  return useMemo(() => {
    const of = (name: TokenName) => tokens[name][theme];
    const lines: readonly string[] = lineColours[theme];
    return {
      theme,
      text: of('text'),
      text2: of('text2'),
      text3: of('text3'),
      grid: of('grid'),
      axis: of('axis'),
      accent: of('accent'),
      surface: of('surface'),
      /** For numbers that require action. */
      danger: of('danger-ink'),
      /** Strokes of up to six lines. */
      lines,
    };
  }, [theme]);
}
