import { z } from 'zod';
import { clothings, restPlaces } from '#heat/domain';

/** Choices about a crew in the URLs of the crew card and of the planner. */
export const crewChoices = z.object({
  clothing: z.enum(clothings).optional().catch(undefined),
  /** Acclimatisation; by default that of the job's assessment. */
  used: z.enum(['acclimatised', 'unacclimatised', 'unknown']).optional().catch(undefined),
  /** Place of rest; by default in the shade. */
  rest: z.enum(restPlaces).optional().catch(undefined),
});

const search = crewChoices.extend({
  /** The location. */
  crew_card: z.string().catch(''),
  job: z.string().optional().catch(undefined),
  date: z.iso.date().optional().catch(undefined),
});

/** The URL search of the crew card. */
export type CrewSearch = z.infer<typeof search>;

/** The choices of a URL; invalid values are left out. */
export function crewSearch(values: Record<string, unknown>): CrewSearch {
  return search.parse(values);
}
