import { z } from 'zod';
import { alertRow, retestRow, testRow } from '#compliance/contract';
import type { OpenFigure } from './figure-kinds.ts';

const breakRow = z.object({
  /** A location that was deleted has no name. */
  location: z.string(),
  due_time: z.string(),
  /** Null if nobody recorded the break. */
  started_time: z.string().nullable(),
  late_minutes: z.number().nullable(),
  people_count: z.int().nullable(),
  is_done: z.boolean(),
});
const emergencyRow = z.object({
  emergency_id: z.string(),
  time: z.string(),
  location: z.string(),
  is_drill: z.boolean(),
});

const rowsOf = <Figure extends OpenFigure, Row extends z.ZodType>(figure: Figure, row: Row) =>
  z.object({
    figure: z.literal(figure),
    rows: z.array(row),
    /** Also those that are left out of a long list. */
    total: z.int(),
  });

/** The rows behind a figure; people by name, everything else by time. */
export const seasonRows = z.discriminatedUnion('figure', [
  rowsOf('tests', testRow),
  rowsOf('breaks', breakRow),
  rowsOf('alerts', alertRow),
  rowsOf('retests', retestRow),
  rowsOf('emergencies', emergencyRow),
]);
export type SeasonRows = z.infer<typeof seasonRows>;
export type RowOf<Figure extends OpenFigure> = Extract<
  SeasonRows,
  { figure: Figure }
>['rows'][number];
