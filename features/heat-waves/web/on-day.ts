import { heatWaveRule } from '#heat-waves/domain';
import type { WatchedSite } from '#heat-waves/offline';
import { dayAfter } from '#weather/domain';

/** What is known about one day of a site; null if nothing is to be said about it. */
export function onDay(site: WatchedSite, date: string): WatchedSite | null {
  const waves = site.waves.filter((wave) => wave.date === date);
  const unknown = site.unknown.filter((each) => each === date);
  const begun = site.waves.findLast((wave) => wave.date <= date)?.date;
  const coming =
    begun === undefined
      ? site.observation
      : { since: begun, until: dayAfter(begun, heatWaveRule.observedDays - 1) };
  const observation =
    coming !== null && coming.since <= date && date <= coming.until ? coming : null;
  const isQuiet = waves.length === 0 && unknown.length === 0 && observation === null;
  return isQuiet ? null : { ...site, waves, unknown, observation };
}
