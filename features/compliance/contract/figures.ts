import { z } from 'zod';

/** From this score on a figure is green, and orange. Below it is red. */
export const scoreBands = { green: 90, orange: 70 } as const;
export type ScoreBand = keyof typeof scoreBands | 'red';

/** An alert should be acknowledged, and an action done, within this time in milliseconds. */
export const answerTime = 3_600_000;

/** How many of what was due was done. `of` is 0 if nothing was due: then there is no percentage. */
export const share = z.object({ done: z.int(), of: z.int() });
export type Share = z.infer<typeof share>;

/** The percentages that make the score of a group. */
export const scoredFigures = ['tests', 'retests', 'actions', 'alerts', 'courses'] as const;
export type ScoredFigure = (typeof scoredFigures)[number];

/** Figures of a group of people: the organisation, or those with a job or at a location. */
export const groupFigures = z.object({
  people: z.int(),
  /** Counted tests of the planned ones. */
  tests: share,
  /** People without any valid test until the end of the period. */
  never_tested: z.int(),
  /** Tests of high risk that were repeated in time. */
  retests: share,
  /** Actions that the rule of a test of high risk asks for. */
  actions: share,
  /** Alerts of recipients that were acknowledged within 60 minutes. */
  alerts: share,
  /** Median minutes until an alert was acknowledged; null without one. */
  median_minutes: z.number().nullable(),
  /** Courses with a pass that is valid at the end of the period. */
  courses: share,
  /** Alert rules that are switched on. */
  rules: z.int(),
  /** Mean of the percentages that are known, rounded down; null if none is. */
  score: z.int().nullable(),
});
export type GroupFigures = z.infer<typeof groupFigures>;

/** The figures of a job or location. */
export const tagFigures = groupFigures.extend({
  tag_id: z.string(),
  name: z.string(),
  /** A job: all questions of its assessment are answered. A location: it has coordinates. */
  is_complete: z.boolean(),
});
export type TagFigures = z.infer<typeof tagFigures>;

/** Everything that the assessment shows. */
export const complianceFigures = z.object({
  /** The days in the zone of the organisation, and the zone. */
  from: z.string(),
  to: z.string(),
  timezone: z.string(),
  organisation: groupFigures.extend({
    /** The actions by kind. */
    survey: share,
    guidance: share,
    supervisor: share,
    jobs: z.int(),
    jobs_unassessed: z.int(),
    locations: z.int(),
    locations_unplaced: z.int(),
  }),
  jobs: z.array(tagFigures),
  locations: z.array(tagFigures),
});
export type ComplianceFigures = z.infer<typeof complianceFigures>;
