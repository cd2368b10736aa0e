import { IconChevronDown, IconTemperaturePlus } from '@tabler/icons-react';
import { watchedSites } from '#heat-waves/offline';
import type { WatchedSite } from '#heat-waves/offline';
import { useHeatSettings } from '#heat/web';
import { useCopy } from '#packages/sync/web';
import { Card, RelativeTime } from '#packages/ui';
import { SimulatedBadge } from '#weather/web';
import { heatWaveTexts as texts, waveSummary } from './heat-wave-texts.ts';
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
            <Site site={site} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** One line with what matters now; the days and who is observed below it on demand. */
function Site({ site }: { site: WatchedSite }) {
  const { unit } = useHeatSettings();
  const { name, waves, observations, observed, today } = site;
  const wave = waveSummary(waves, today, unit);
  const isToday = waves[0]?.date === today;
  const current = observations.filter(({ since }) => since <= today);
  const watch =
    observed.length > 0 ? texts.observed(observed.length) : texts.observe(current, today);
  return (
    <details className={classes['site']}>
      <summary>
        <IconTemperaturePlus size={18} stroke={1.75} aria-hidden />
        <b dir="auto">{name}</b>
        <span className={classes['wave']} data-today={isToday}>
          {wave === null ? texts.none : isToday ? wave : texts.next(wave)}
        </span>
        {current.length > 0 && (
          <span className={classes['watch']}>
            {wave === null || isToday ? watch : texts.now(watch)}
          </span>
        )}
        <IconChevronDown size={16} stroke={1.75} aria-hidden className={classes['chevron']} />
      </summary>
      <div className={classes['facts']}>
        <WatchedSiteFacts site={site} people={site} />
        <small>
          {site.is_simulated && <SimulatedBadge />} <RelativeTime time={site.fetched_time} />
        </small>
      </div>
    </details>
  );
}

/** Whether a heat wave is today at one of the sites that the viewer sees. */
export function useHeatWaveToday(): boolean {
  return useWatchedSites().some(({ waves, today }) => waves.some(({ date }) => date === today));
}
