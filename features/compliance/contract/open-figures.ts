/** The figures that can be opened. */
export const openFigures = [
  'tests',
  'never_tested',
  'retests',
  'actions',
  'alerts',
  'courses',
  'unassessed',
  'unplaced',
  'rules',
] as const;
export type OpenFigure = (typeof openFigures)[number];

/** Most rows of an answer, those first that lower the figure. */
export const mostRows = 5000;
