import { heatWaveTexts as texts } from './heat-wave-texts.ts';
import { useWatchedSites } from './heat-wave-card.tsx';
import { onDay } from './on-day.ts';
import { WatchedSiteFacts } from './watched-site.tsx';
import classes from './heat-waves.module.css';

interface Props {
  /** The location. */
  site: string;
  /** A day of its time: '2026-11-23'. */
  date: string;
}

/** The heat wave of a day for the sheets of a crew; nothing on a day without one. */
export function HeatWaveNote({ site, date }: Props) {
  const [found] = useWatchedSites(site);
  const shown = found === undefined ? null : onDay(found, date);
  if (shown === null) return null;
  return (
    <section aria-label={texts.noteOf(shown.name)} className={classes['note']}>
      <h2>{texts.note}</h2>
      <WatchedSiteFacts site={shown} />
    </section>
  );
}
