/** Whether the crew has worked in the heat for two weeks. Unknown counts as unacclimatised. */
export type Acclimatisation = 'acclimatised' | 'unacclimatised' | 'unknown';

/**
 * The highest WBGT in degrees Celsius, as the mean of an hour, for a metabolic rate in watts as the
 * mean of the same hour: the recommended exposure limit for acclimatised people, the recommended
 * alert limit for all others.
 *
 * Source: NIOSH, Criteria for a Recommended Standard: Occupational Exposure to Heat and Hot
 * Environments, publication 2016-106, figures 8-1 and 8-2.
 */
export function exposureLimit(watts: number, crew: Acclimatisation): number {
  const power = Math.log10(watts);
  return crew === 'acclimatised' ? 56.7 - 11.5 * power : 59.9 - 14.1 * power;
}

/** The metabolic rate in watts whose limit is a WBGT in degrees Celsius. */
export function rateAtLimit(wbgt: number, crew: Acclimatisation): number {
  return crew === 'acclimatised' ? 10 ** ((56.7 - wbgt) / 11.5) : 10 ** ((59.9 - wbgt) / 14.1);
}

/** Which limit applies to a crew: the recommended exposure limit or the recommended alert limit. */
export function limitName(crew: Acclimatisation): 'REL' | 'RAL' {
  return crew === 'acclimatised' ? 'REL' : 'RAL';
}

/**
 * Acclimatisation by the factor of a job's assessment: 0 acclimatised, 1 to 3 fewer days than that, -1 not
 * assessed.
 */
export function acclimatisationOf(factor: number): Acclimatisation {
  if (factor < 0) return 'unknown';
  return factor === 0 ? 'acclimatised' : 'unacclimatised';
}
