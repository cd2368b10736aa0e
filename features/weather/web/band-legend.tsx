import type { MeasurementSystem } from '#organisation/contract';
import { shownTemperature, systemUnits } from '#organisation/domain';
import { bandFills, temperatureBands } from '#weather/domain';
import classes from './weather.module.css';

/** What the colours of temperatures mean, in the unit of the organisation. */
export function BandLegend({ system }: { system: MeasurementSystem }) {
  const unit = systemUnits[system].temperature;
  const limits = temperatureBands.map((limit) => String(shownTemperature(limit, unit)));
  return (
    <ul className={classes['legend']} aria-label={`Colours of temperatures in °${unit}`}>
      {bandFills.map((fill, band) => (
        <li key={fill}>
          <i style={{ background: fill }} aria-hidden />
          {bandText(limits, band)}
        </li>
      ))}
      <li>°{unit}</li>
    </ul>
  );
}

function bandText(limits: readonly string[], band: number): string {
  const [from, to] = [limits[band - 1], limits[band]];
  if (from === undefined) return `< ${to ?? ''}`;
  return to === undefined ? `≥ ${from}` : `${from} – ${to}`;
}
