import type { GoldenTable } from './golden-table.ts';
import { heatIndexChart, heatIndexTable } from './heat-index-table.ts';
import { limitTable } from './limit-table.ts';
import { riskTable } from './risk-table.ts';
import { strainTable } from './strain-table.ts';
import { wbgtGivenSunTable, wbgtTable } from './wbgt-tables.ts';
import { bureauTable, definitionTable, stullTable } from './wet-bulb-tables.ts';

/**
 * All published numbers that the formulas must reproduce, checked by tests and on the Services
 * page.
 */
export const goldenTables: readonly GoldenTable[] = [
  heatIndexTable,
  heatIndexChart,
  stullTable,
  bureauTable,
  definitionTable,
  wbgtTable,
  wbgtGivenSunTable,
  limitTable,
  strainTable,
  riskTable,
];
