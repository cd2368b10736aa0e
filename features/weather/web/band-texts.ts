import type { MeasurementSystem } from '#organisation/contract';
import { shownTemperature, systemUnits } from '#organisation/domain';
import { bandFills, temperatureBands } from '#weather/domain';

/** The bands of temperatures, from the coldest: '< 0', '0 – 10', '≥ 40', in the organisation's unit. */
export function bandTexts(system: MeasurementSystem): string[] {
  const unit = systemUnits[system].temperature;
  const limits = temperatureBands.map((limit) => String(shownTemperature(limit, unit)));
  return bandFills.map((_, band) => {
    const [from, to] = [limits[band - 1], limits[band]];
    if (from === undefined) return `< ${to ?? ''}`;
    return to === undefined ? `≥ ${from}` : `${from} – ${to}`;
  });
}
