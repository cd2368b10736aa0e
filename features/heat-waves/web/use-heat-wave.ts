import { useWatchedSites } from './heat-wave-card.tsx';

/**
 * Whether a day at a location is a heat wave; null if it is not known, as its past
 * highs have not arrived yet or are incomplete.
 *
 * @param date a day of its time: '2026-11-23'
 */
export function useHeatWave(site: string, date: string): boolean | null {
  const [found] = useWatchedSites(site);
  if (found === undefined || found.unknown.includes(date)) return null;
  return found.waves.some((wave) => wave.date === date);
}
