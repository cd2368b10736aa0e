import type { WatchedSite } from '#heat-waves/offline';

/** What is known about one day of a site; null if nothing is to be said about it. */
export function onDay(site: WatchedSite, date: string): WatchedSite | null {
  const waves = site.waves.filter((wave) => wave.date === date);
  const unknown = site.unknown.filter((each) => each === date);
  const observations = site.observations.filter(
    ({ since, until }) => since <= date && date <= until,
  );
  const isQuiet = waves.length === 0 && unknown.length === 0 && observations.length === 0;
  return isQuiet ? null : { ...site, waves, unknown, observations };
}
