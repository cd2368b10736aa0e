/**
 * sosm: saliva osmolality; sosm_baseline: a personal baseline; sweat: sodium; two strips; custom
 * types.
 */
export const measurementTypes = ['sosm', 'sosm_baseline', 'sweat', 'ET', 'EZ', 'custom'] as const;
export type MeasurementType = (typeof measurementTypes)[number];

/** Question types of a survey. Any other stored type is shown as unsupported. */
export const surveyTypes = ['text', 'number', 'choice', 'choice_multi'] as const;
export type SurveyType = (typeof surveyTypes)[number];

/**
 * The status of a test whose value is hidden from the viewer, in the order of the hydration
 * statuses; `none` for a kind of test without one.
 */
export const hiddenStatuses = ['hydrated', 'mild', 'moderate', 'severe', 'none'] as const;
