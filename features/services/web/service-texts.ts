/** Texts of the screen about services. */
export const serviceTexts = {
  formulas:
    'Each formula is computed here, in this browser, wherever its source prints a number, and compared with it.',
  running: (done: number, total: number) =>
    `Computing: ${String(done)} of ${String(total)} formulas`,
  printed: 'Formulas and the numbers of their sources',
  notComputed: 'could not be computed',
  unknown: 'There is no such formula.',
} as const;
