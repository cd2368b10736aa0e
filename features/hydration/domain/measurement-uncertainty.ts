/**
 * Smallest difference in mOsm between two saliva tests that exceeds the device's measurement error:
 * 1.96 × √2 × 9.2, the standard error of 75 people tested twice within 3 to 5 minutes (PLoS One
 * 2024, e0313320).
 */
export const detectableChange = 25.5;

/** True if two values in mOsm differ by more than the measurement error. */
export function isDetectable(before: number, after: number): boolean {
  return Math.abs(after - before) > detectableChange;
}
