import { z } from 'zod';
import type { OpenFigure } from './open-figures.ts';

const person = { user_id: z.string(), name_first: z.string(), name_last: z.string() };
const time = z.string();

/** A row behind a figure. */
export const testRow = z.object({ ...person, done: z.int(), of: z.int() });
const personRow = z.object(person);
/** A row behind a figure. */
export const retestRow = z.object({
  ...person,
  measurement_id: z.string(),
  /** Of the test, when the re-test was due, and when it was taken. */
  time,
  due_time: time,
  retest_time: time.nullable(),
  is_done: z.boolean(),
});
const actionRow = z.object({
  ...person,
  high_risk_id: z.string(),
  time,
  /** What the rule asks for, and whether it was done; null if it is not asked for. */
  survey: z.boolean().nullable(),
  guidance: z.boolean().nullable(),
  supervisor: z.boolean().nullable(),
  is_done: z.boolean(),
});
/** A row behind a figure. */
export const alertRow = z.object({
  /** The recipient. */
  ...person,
  notice_id: z.string(),
  time,
  reason: z.string(),
  /** Until it was acknowledged; null while it is not. */
  minutes: z.number().nullable(),
  is_done: z.boolean(),
});
const courseRow = z.object({
  ...person,
  module_id: z.string(),
  title: z.string(),
  due_time: time,
  passed_time: time.nullable(),
  valid_until: time.nullable(),
  is_done: z.boolean(),
});
const tagRow = z.object({ tag_id: z.string(), name: z.string() });
const ruleRow = z.object({
  alert_rule_id: z.string(),
  kind: z.enum(['periodic', 'conditional', 'status', 'aggregate_percent']),
  /** The jobs and locations of the rule. */
  tags: z.array(z.string()),
});

const rowsOf = <Figure extends OpenFigure, Row extends z.ZodType>(figure: Figure, row: Row) =>
  z.object({
    figure: z.literal(figure),
    rows: z.array(row),
    /** Also those that are left out of a long list. */
    total: z.int(),
  });

/** The rows behind a figure. */
export const figureRows = z.discriminatedUnion('figure', [
  rowsOf('tests', testRow),
  rowsOf('never_tested', personRow),
  rowsOf('retests', retestRow),
  rowsOf('actions', actionRow),
  rowsOf('alerts', alertRow),
  rowsOf('courses', courseRow),
  rowsOf('unassessed', tagRow),
  rowsOf('unplaced', tagRow),
  rowsOf('rules', ruleRow),
]);
export type FigureRows = z.infer<typeof figureRows>;
export type RowOf<Figure extends OpenFigure> = Extract<
  FigureRows,
  { figure: Figure }
>['rows'][number];
