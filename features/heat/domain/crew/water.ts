/** Litres of water for a person in an hour, and their reason. */
export interface Water {
  readonly litres: number;
  /** Litres that a body loses, up to what ISO 7933 lets it lose. */
  readonly loss: number;
  /** The legal minimum, or the predicted loss. */
  readonly by: 'floor' | 'loss';
}

/**
 * Water in litres for each person and hour that the law asks an employer to provide while the heat trigger is
 * met: one US quart.
 *
 * Source: OSHA, Heat Injury and Illness Prevention in Outdoor and Indoor Work Settings, proposed rule of
 * 2024 (29 CFR 1910.148); Oregon OAR 437-002-0156 and Maryland COMAR 09.12.32 say 32 ounces.
 */
export const waterFloor = 0.946;

/**
 * The heat trigger if the organisation has set none: a heat index of 80 F, in degrees Celsius.
 *
 * Source: the initial heat trigger of the OSHA proposal of 2024; Oregon OAR 437-002-0156.
 */
export const commonTrigger = ((80 - 32) * 5) / 9;

/**
 * The most water in litres that a person should drink in an hour: above it the sodium of the blood may fall
 * too low (1.5 quarts).
 *
 * Source: US Army TB MED 507; NIOSH 2016-106 has the same limit (48 ounces).
 */
export const mostWater = 1.42;

/**
 * The largest loss in litres per hour within ISO 7933. The advice never lets anybody lose more than
 * 5 % of 75 kg in 4 hours, which is 0.94 litres an hour on average and 1 litre in the later hours,
 * when sweating is fully established.
 */
const mostLoss = 1;

/** Litres are rounded to cups. */
const cup = 0.25;

/**
 * Water for a person in an hour, in cups of 0.25 litres: the larger of the legal minimum, while the
 * trigger is met, and the loss of a body that has been working for three hours.
 *
 * The loss is that of continuous work, up to the limit of ISO 7933. It is never less than that of
 * the advised pattern, and it does not fall when heat shortens the minutes of work. Otherwise a
 * hotter hour with more rest would require less water than a cooler one.
 *
 * @param grams lost in the fourth hour of continuous work
 */
export function waterOf(grams: number, isTriggered: boolean): Water {
  const loss = Math.min(grams / 1000, mostLoss);
  const isByFloor = isTriggered && waterFloor >= loss;
  const cups = Math.ceil((isByFloor ? waterFloor : loss) / cup);
  return { litres: Math.min(cups * cup, mostWater), loss, by: isByFloor ? 'floor' : 'loss' };
}
