import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { worstFirst } from '#heat/domain';
import type { MapSite } from '#heat/offline';
import type { TemperatureUnit } from '#organisation/domain';
import { tagPaths } from '#tags/web';
import { heatMapTexts } from './heat-map-texts.ts';
import { SiteHeat } from './site-heat.tsx';
import classes from './heat-map.module.css';

interface Props {
  sites: readonly MapSite[];
  unit: TemperatureUnit;
  isDay: boolean;
  /** The people of a location in words; by default everybody who works there. */
  peopleText?: (site: MapSite) => string;
  opened: string | null;
  onOpen: (tag_id: string | null) => void;
}

/** The locations of the map as a list, the hottest first; also for keyboard access. */
export function SiteList({ sites, unit, isDay, opened, onOpen, peopleText = allWorkers }: Props) {
  return (
    <ul className={classes['sites']} aria-label={heatMapTexts.list}>
      {worstFirst(sites).map((site) => {
        const isOpen = site.tag_id === opened;
        return (
          <li key={site.tag_id} data-open={isOpen}>
            <button
              type="button"
              aria-pressed={isOpen}
              title={heatMapTexts.show(site.name)}
              onClick={() => onOpen(isOpen ? null : site.tag_id)}
            >
              <b>{site.name}</b>
              <span>{peopleText(site)}</span>
              <SiteHeat {...{ site, unit, isDay }} />
            </button>
            <Link
              to={`${tagPaths.location}/${site.tag_id}`}
              aria-label={heatMapTexts.open(site.name)}
            >
              <IconChevronRight size={16} stroke={1.75} aria-hidden />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function allWorkers({ workers }: MapSite): string {
  return heatMapTexts.workers(workers);
}
