import { IconHandStop } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { stoppedWork } from '#monitoring/offline';
import type { StoppedSite } from '#monitoring/offline';
import { hourText, zonedParts } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import { useNow, useZone } from '#packages/ui';
import { overviewTexts as texts } from './overview-texts.ts';
import classes from './stopped-work.module.css';

/** A minute, as the current hour changes. */
const often = 60_000;

/**
 * Locations at which a rule stops work now, each with a link to its crew card; nothing without any.
 *
 * @throws Error if the rules cannot be read, for the error state of the card
 */
export function StoppedWork() {
  const [zone, now] = [useZone(), useNow()];
  const { data, error } = useCopy(stoppedWork, { zone }, { every: often, keepPrevious: true });
  // Nothing would mean that work may go on.
  if (error !== null) throw error;
  if (data === undefined || data.length === 0) return null;
  return (
    <section className={classes['card']} aria-label={texts.stopped}>
      <h2>
        <IconHandStop size={18} stroke={1.75} aria-hidden />
        {texts.stopped}
      </h2>
      <ul>
        {data.map((site) => (
          <li key={site.tag_id}>
            <Link to="/monitoring" search={{ crew_card: site.tag_id }} dir="auto">
              {site.name}
            </Link>
            <span>
              <b dir="auto">{texts.stoppedJobs(site.jobs)}</b>{' '}
              {texts.stoppedUntil(untilText(site, now), site.packs)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The clock, with the weekday unless it is today; null if the end is not known. */
function untilText({ until, zone }: StoppedSite, now: number): string | null {
  if (until === null) return null;
  const { weekday, day } = zonedParts(until, zone);
  const isToday = day === zonedParts(now, zone).day;
  return isToday ? hourText(until, zone) : `${weekday} ${hourText(until, zone)}`;
}
