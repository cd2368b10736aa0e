/** What a crew wears, by what it keeps of the heat. */
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
