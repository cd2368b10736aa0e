import { heatWaveTexts as texts } from './heat-wave-texts.ts';
import { useWatchedSites } from './heat-wave-card.tsx';
import { WatchedSiteFacts } from './watched-site.tsx';
import classes from './heat-waves.module.css';

/**
 * The heat wave of a location, for the sheets of its crew; nothing without one.
 *
 * @param site the location
 */
export function HeatWaveNote({ site }: { site: string }) {
  const [found] = useWatchedSites(site);
  if (found === undefined) return null;
  return (
    <section aria-label={texts.note} className={classes['note']}>
      <h2>{texts.note}</h2>
      <WatchedSiteFacts site={found} />
    </section>
  );
}
