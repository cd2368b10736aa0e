import { heatBandNames } from '#heat/contract';
import { bandLimits, heatBands } from '#heat/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { bandFills, temperatureBands } from '#weather/domain';
import { bandColour } from '../heat-palette.ts';
import { wholeDegrees } from './degrees-text.ts';
import { heatMapTexts } from './heat-map-texts.ts';
import classes from './heat-map.module.css';

/** Legend of the circles. */
export function BandsLegend({ unit }: { unit: TemperatureUnit }) {
  const limits = bandLimits[unit].map((limit) => `${String(limit)} °${unit}`);
  return (
    <section className={classes['legend']} aria-label={heatMapTexts.bandsLegend}>
      <h2>{heatMapTexts.bandsLegend}</h2>
      <ul>
        {heatBands.map((band, nth) => (
          <li key={band}>
            <i
              data-round
              style={{
                borderColor: bandColour(band, 'edge'),
                background: bandColour(band, 'edge'),
              }}
            />
            {heatBandNames[band]}
            <small>
              {rangeOf(limits[nth - 1], limits[nth], heatMapTexts.upTo, heatMapTexts.over)}
            </small>
          </li>
        ))}
      </ul>
      <p>{heatMapTexts.radius}</p>
    </section>
  );
}

/** Legend of the temperatures. */
export function TemperatureLegend({ unit }: { unit: TemperatureUnit }) {
  const limits = temperatureBands.map((limit) => wholeDegrees(limit, unit));
  return (
    <section className={classes['legend']} aria-label={heatMapTexts.temperatureLegend}>
      <h2>{heatMapTexts.temperatureLegend}</h2>
      <ul>
        {bandFills.map((fill, nth) => (
          <li key={fill}>
            <i style={{ background: fill }} />
            {rangeOf(limits[nth - 1], limits[nth], heatMapTexts.below, heatMapTexts.from)}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Named = (degrees: string) => string;

/** The range between two limits; the first and the last have only one. */
function rangeOf(
  from: string | undefined,
  to: string | undefined,
  first: Named,
  last: Named,
): string {
  if (from === undefined) return first(to ?? '');
  return to === undefined ? last(from) : heatMapTexts.between(from, to);
}
