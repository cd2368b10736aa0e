/**
 * Shares of a shift that are allowed in the heat, by the number of heat days so far: of new workers, and of
 * workers who were acclimatised before and return.
 *
 * Source: NIOSH 2016-106; OSHA, Protecting New Workers; OSHA proposed rule of 2024 (29 CFR 1910.148).
 */
export const shares = {
  new: [0.2, 0.4, 0.6, 0.8, 1],
  returning: [0.5, 0.6, 0.8, 1],
} as const;

/** Which shares apply to a worker. */
export type Ladder = keyof typeof shares;

/**
 * Heat days after which a worker counts as acclimatised.
 *
 * Source: NIOSH 2016-106 gives 7 to 14 days; OSHA keeps the protection of new workers for at least a week.
 */
export const heatDaysToAdapt = 7;

/**
 * Minutes in the heat that make a day a heat day; on short shifts the share of a first day is enough.
 *
 * Source: NIOSH 2016-106, two hours a day.
 */
export const heatDayMinutes = 120;

/**
 * Days of absence after which acclimatisation is lost if there are more. 14 by the OSHA proposal of 2024; 7 is
 * closer to its guidance ("a week or more") and to Maryland COMAR 09.12.32 ("7 days or more").
 */
export const absenceChoices = [14, 7] as const;
export type AbsenceDays = (typeof absenceChoices)[number];

/**
 * The heat index in degrees Celsius from which rests are required (90 F), and the share of the time that they
 * take: 15 minutes of every 2 hours.
 *
 * Source: OSHA proposed rule of 2024.
 */
export const highTrigger = ((90 - 32) * 5) / 9;
export const restShare = 15 / 120;
