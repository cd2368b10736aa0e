import type { MeasurementSystem } from '#organisation/contract';
import { systemUnits } from '#organisation/domain';
import { bandFills } from '#weather/domain';
import { bandTexts } from './band-texts.ts';
import classes from './weather.module.css';

/** Legend of the temperature colours, in the unit of the organisation. */
export function BandLegend({ system }: { system: MeasurementSystem }) {
  const unit = systemUnits[system].temperature;
  const texts = bandTexts(system);
  return (
    <ul className={classes['legend']} aria-label={`Colours of temperatures in °${unit}`}>
      {bandFills.map((fill, band) => (
        <li key={fill}>
          <i style={{ background: fill }} aria-hidden />
          {texts[band]}
        </li>
      ))}
      <li>°{unit}</li>
    </ul>
  );
}
