import { heatBandNames } from '#heat/contract';
import { heatBand, heatBands } from '#heat/domain';
import { shownTemperature } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { bandColour } from './heat-palette.ts';
import classes from './heat-band-mark.module.css';

interface Props {
  /** Heat index in degrees Celsius. */
  celsius: number;
  unit: TemperatureUnit;
}

/** A heat index in the displayed unit, with its band as five segments and in words. */
export function HeatBandMark({ celsius, unit }: Props) {
  const shown = shownTemperature(celsius, unit);
  const band = heatBand(shown, unit);
  const reached = heatBands.indexOf(band);
  return (
    <span className={classes['mark']}>
      <b>{degreesText(shown)}</b>
      <small>°{unit}</small>
      <span className={classes['segments']} aria-hidden="true">
        {heatBands.map((each, index) => (
          <i
            key={each}
            data-now={each === band}
            style={
              index <= reached
                ? { background: bandColour(band, 'fill'), borderColor: bandColour(band, 'edge') }
                : undefined
            }
          />
        ))}
      </span>
      {heatBandNames[band]}
    </span>
  );
}

function degreesText(degrees: number): string {
  return degrees.toFixed(1).replace('-', '−');
}
