/** Below this number of minutes between two evaluations the form warns. */
export const noisyBelow = 5;
/** Number of the next runs that the preview of a periodic rule lists. */
export const previewRuns = 3;

/** True if a rule is evaluated so often that the form warns; no number is not noisy. */
export function isNoisy(frequency_minutes: number): boolean {
  return frequency_minutes > 0 && frequency_minutes < noisyBelow;
}
