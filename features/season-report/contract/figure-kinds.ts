/** With fewer cases than this on a side, a comparison says nothing about a control. */
export const fewestCases = 20;

/** The figures whose parts have a percentage. */
export const shareFigures = ['tests', 'breaks', 'breaks_in_time', 'alerts', 'retests'] as const;
export type ShareFigure = (typeof shareFigures)[number];

/** The figures whose rows can be opened. */
export const openFigures = ['tests', 'breaks', 'alerts', 'retests', 'emergencies'] as const;
export type OpenFigure = (typeof openFigures)[number];
