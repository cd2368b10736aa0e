import { Link } from '@tanstack/react-router';
import type { UnplacedSite } from '#heat/offline';
import { tagPaths } from '#tags/web';
import { heatMapTexts } from './heat-map-texts.ts';
import classes from './heat-map.module.css';

/** Locations without coordinates, with links to set them. */
export function UnplacedList({
  sites,
  mayPlace,
}: {
  sites: readonly UnplacedSite[];
  mayPlace: boolean;
}) {
  if (sites.length === 0) return null;
  return (
    <section className={classes['unplaced']} aria-label={heatMapTexts.unplaced}>
      <h2>{heatMapTexts.unplaced}</h2>
      {!mayPlace && <p>{heatMapTexts.adminsPlace}</p>}
      <ul>
        {sites.map(({ tag_id, name, workers }) => (
          <li key={tag_id}>
            <span>
              <b>{name}</b> {heatMapTexts.workers(workers)}
            </span>
            {mayPlace && (
              <Link
                to={`${tagPaths.location}/${tag_id}`}
                aria-label={`${heatMapTexts.setCoordinates}: ${name}`}
              >
                {heatMapTexts.setCoordinates}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
