/** Clothing of a crew, by its effect on heat. */
export const clothings = [
  'shorts',
  'work_clothes',
  'cloth_coverall',
  'sms_coverall',
  'polyolefin_coverall',
  'double_layer',
  'vapour_barrier',
] as const;
export type Clothing = (typeof clothings)[number];

/**
 * Degrees Celsius that clothing adds to the WBGT.
 *
 * Source: OSHA Technical Manual, section III chapter 4, table of clothing adjustment factors.
 */
export function clothingAdjustment(clothing: Clothing): number {
  return adjustments[clothing];
}

const adjustments: Readonly<Record<Clothing, number>> = {
  shorts: -1,
  work_clothes: 0,
  cloth_coverall: 0,
  sms_coverall: 0.5,
  polyolefin_coverall: 1,
  double_layer: 3,
  vapour_barrier: 11,
};

/**
 * Insulation of clothing in clo; null if it does not let vapour through like cloth, so that clo
 * does not describe it.
 *
 * Source: ISO 7730:2005, annex C, of whole sets of garments; work clothes as in ISO 7243:2017.
 */
export function clothingInsulation(clothing: Clothing): number | null {
  return insulations[clothing] ?? null;
}

const insulations: Readonly<Partial<Record<Clothing, number>>> = {
  shorts: 0.3,
  work_clothes: 0.6,
  cloth_coverall: 0.7,
};
