import { IconTemperaturePlus } from '@tabler/icons-react';
import { watchedSites } from '#heat-waves/offline';
import type { WatchedSite } from '#heat-waves/offline';
import { useCopy } from '#packages/sync/web';
import { Card, RelativeTime } from '#packages/ui';
import { SimulatedBadge } from '#weather/web';
import { heatWaveTexts as texts } from './heat-wave-texts.ts';
import { WatchedSiteFacts } from './watched-site.tsx';
import classes from './heat-waves.module.css';

/** Ten minutes: days change, and so do forecasts. */
const often = 10 * 60_000;

/** The watched sites, also offline; of one location if it is given. */
export function useWatchedSites(tag_id: string | null = null) {
  const { data } = useCopy(watchedSites, {}, { keepPrevious: true, every: often });
  return (data ?? []).filter((site) => tag_id === null || site.tag_id === tag_id);
}

function isQuiet({ waves, unknown, observations }: WatchedSite): boolean {
  return waves.length === 0 && unknown.length === 0 && observations.length === 0;
}

/** Sites with a heat wave, or where people are observed after one; nothing without any. */
export function HeatWaveCard({ location }: { location: string | null }) {
  const sites = useWatchedSites(location).filter((site) => !isQuiet(site));
  if (sites.length === 0) return null;
  return (
    <Card title={texts.title} help={texts.help}>
      <ul className={classes['sites']}>
        {sites.map((site) => (
          <li key={site.tag_id}>
            <h3 dir="auto">
              <IconTemperaturePlus size={18} stroke={1.75} aria-hidden />
              {site.name}
              {site.is_simulated && <SimulatedBadge />}
              <small>
                <RelativeTime time={site.fetched_time} />
              </small>
            </h3>
            <WatchedSiteFacts site={site} people={site} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
