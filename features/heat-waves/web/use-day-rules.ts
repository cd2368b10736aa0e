import type { HourRulesOf } from '#heat/domain';
import { useHourRules } from '#rule-packs/web';
import { useHeatWave } from './use-heat-wave.ts';

/**
 * What the rules of a location ask for in the hours of a day, which may be a heat wave; null if it
 * follows none, undefined while they are read.
 *
 * @param date a day of its time: '2026-11-23'
 */
export function useDayRules(site: string, date: string): HourRulesOf | null | undefined {
  return useHourRules(site, useHeatWave(site, date));
}
