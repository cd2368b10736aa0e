import { z } from 'zod';
import { clothings, restPlaces } from '#heat/domain';

/** What is assumed about a crew, as the addresses of the crew card and of the planner carry it. */
export const crewChoices = z.object({
  clothing: z.enum(clothings).optional().catch(undefined),
  /** Acclimatisation; left out, it is that of the job's assessment. */
  used: z.enum(['acclimatised', 'unacclimatised', 'unknown']).optional().catch(undefined),
  /** Where the crew rests; left out, in the shade. */
  rest: z.enum(restPlaces).optional().catch(undefined),
});
export type CrewChoices = z.infer<typeof crewChoices>;

const search = crewChoices.extend({
  /** The location. */
  crew_card: z.string().catch(''),
  job: z.string().optional().catch(undefined),
  date: z.iso.date().optional().catch(undefined),
});

/** The address of the crew card. */
export type CrewSearch = z.infer<typeof search>;

/** The choices of an address; values that it cannot have are left out. */
export function crewSearch(values: Record<string, unknown>): CrewSearch {
  return search.parse(values);
}
