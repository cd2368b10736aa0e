import { z } from 'zod';

const search = z.object({
  /** The location; missing for all of them. */
  location: z.guid().optional().catch(undefined),
  date: z.iso.date().optional().catch(undefined),
});

/** The URL search of the morning sheet. */
export type MorningSearch = z.infer<typeof search>;

/** The choices of a URL; invalid values are left out. */
export function morningSearch(values: Record<string, unknown>): MorningSearch {
  return search.parse(values);
}

/** The days for which there are sheets: those of past shifts that are known, and of forecasts. */
export function daysOfSheets(today: string): { min: string; max: string } {
  const after = (days: number) =>
    new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  return { min: after(-55), max: after(13) };
}
