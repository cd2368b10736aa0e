import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is narrower than a width in em, by default that of a tablet. */
export function useIsNarrow(width = 48): boolean {
  return useMediaQuery(`(max-width: ${String(width - 0.01)}em)`, false, {
    getInitialValueInEffect: false,
  });
}
