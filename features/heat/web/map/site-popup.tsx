import { Link } from '@tanstack/react-router';
import type { MapSite } from '#heat/offline';
import type { TemperatureUnit } from '#organisation/domain';
import { tagPaths } from '#tags/web';
import { heatMapTexts } from './heat-map-texts.ts';
import { SiteHeat } from './site-heat.tsx';
import classes from './heat-map.module.css';

interface Props {
  site: MapSite;
  unit: TemperatureUnit;
  /** Null: now. */
  date: string | null;
}

/** Popup of a pressed location. */
export function SitePopup({ site, unit, date }: Props) {
  return (
    <div className={classes['popup']}>
      <h2>{site.name}</h2>
      <p>{heatMapTexts.workers(site.workers)}</p>
      <SiteHeat {...{ site, unit }} isDay={date !== null} />
      <Link
        to="/monitoring"
        search={{ matrix_location: site.tag_id, matrix_from: date ?? undefined }}
      >
        {heatMapTexts.openMatrix}
      </Link>
      <Link to={`${tagPaths.location}/${site.tag_id}`}>{heatMapTexts.openLocation}</Link>
    </div>
  );
}
