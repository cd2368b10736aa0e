/** The tolerances of the published numbers, by kind; also listed in docs/rules. */
export const tolerances = {
  'heat index, F': 0.01,
  'heat index, C': 0.01,
  'heat index chart, F': 1,
  'wet bulb by Stull, C': 0.005,
  'simplified WBGT, C': 0.005,
  'apparent temperature, C': 0.005,
  'apparent temperature of a table with one decimal, C': 0.05,
  'WBGT by definition, C': 0.05,
  'wind at 2 m, m/s': 0.001,
  'WBGT and its parts, sun and share given, C': 0.02,
  'WBGT and its parts by the sun, C': 0.05,
  'NIOSH limit, C': 0.01,
  'rectal temperature, C': 0.1,
  'water loss, g': 10,
  'time to a limit, min': 1,
  'risk, points': 0,
} as const;

export type ToleranceId = keyof typeof tolerances;
