import type { MapSite } from '#heat/offline';
import type { TemperatureUnit } from '#organisation/domain';
import { HeatBandMark } from '../heat-band-mark.tsx';
import { RiskBadge } from '../risk-badge.tsx';
import { heatMapTexts } from './heat-map-texts.ts';
import classes from './heat-map.module.css';

interface Props {
  site: MapSite;
  unit: TemperatureUnit;
  /** For a day the worst hour is shown, with its time. */
  isDay: boolean;
}

/** The heat index of a location, and the highest risk of its jobs. */
export function SiteHeat({ site: { moment, risk, workers }, unit, isDay }: Props) {
  return (
    <>
      {moment === null ? (
        <span className={classes['unknown']}>
          {heatMapTexts.heatIndex} {heatMapTexts.unknown}
        </span>
      ) : (
        <span className={classes['index']}>
          <HeatBandMark celsius={moment.heat_index} unit={unit} />
          {isDay && <small>{heatMapTexts.at(moment.time.slice(11))}</small>}
        </span>
      )}
      <RiskBadge risk={risk} {...noneOf(workers, moment === null)} />
    </>
  );
}

function noneOf(workers: number, isUnknown: boolean): { none?: string } {
  if (workers === 0) return { none: heatMapTexts.noWorkers };
  return isUnknown ? { none: heatMapTexts.notKnown } : {};
}
