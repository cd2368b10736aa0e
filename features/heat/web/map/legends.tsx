import type { ReactNode } from 'react';
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
  const { bandsLegend, upTo, over, radius } = heatMapTexts;
  return (
    <Legend title={bandsLegend} note={radius}>
      {heatBands.map((band, nth) => {
        const colour = bandColour(band, 'edge');
        return (
          <li key={band}>
            <i data-round style={{ borderColor: colour, background: colour }} />
            {heatBandNames[band]}
            <small>{rangeOf(limits[nth - 1], limits[nth], upTo, over)}</small>
          </li>
        );
      })}
    </Legend>
  );
}

/** Legend of the temperatures. */
export function TemperatureLegend({ unit }: { unit: TemperatureUnit }) {
  const limits = temperatureBands.map((limit) => wholeDegrees(limit, unit));
  return (
    <Legend title={heatMapTexts.temperatureLegend}>
      {bandFills.map((fill, nth) => (
        <li key={fill}>
          <i style={{ background: fill }} />
          {rangeOf(limits[nth - 1], limits[nth], heatMapTexts.below, heatMapTexts.from)}
        </li>
      ))}
    </Legend>
  );
}

function Legend(props: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={classes['legend']} aria-label={props.title}>
      <h2>{props.title}</h2>
      <ul>{props.children}</ul>
      {props.note !== undefined && <p>{props.note}</p>}
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
