import { observedOnDay } from '#heat-waves/offline';
import { useCopy } from '#packages/sync/web';
import { useZone } from '#packages/ui';
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
  /** The level of its heading: one below the heading of the sheet. */
  level: 2 | 3;
}

/** The heat wave of a day for the sheets of a crew; nothing on a day without one. */
export function HeatWaveNote({ site, date, level }: Props) {
  const zone = useZone();
  const { data: people } = useCopy(observedOnDay, { site, date, zone });
  const [found] = useWatchedSites(site);
  const shown = found === undefined ? null : onDay(found, date);
  if (shown === null) return null;
  const Title = `h${level}` as const;
  return (
    <section aria-label={texts.noteOf(shown.name)} className={classes['note']}>
      <Title>{texts.note}</Title>
      <WatchedSiteFacts site={shown} people={people} date={date} />
    </section>
  );
}
