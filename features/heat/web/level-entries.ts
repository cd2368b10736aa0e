import { riskLevelNames } from '#heat/contract';
import { levelColours, riskLevels } from '#heat/domain';
import type { LegendEntry } from '#packages/ui';
import { tokens } from '#packages/ui';

/** The levels of a risk as legend entries of a picture. */
export function levelEntries(scheme: 'light' | 'dark'): LegendEntry[] {
  return riskLevels.map((level) => ({
    ...{ words: riskLevelNames[level], fill: levelColours[level] },
    edge: tokens.field[scheme],
  }));
}
