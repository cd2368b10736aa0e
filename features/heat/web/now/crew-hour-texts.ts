import type { NoCrewHour } from '#heat/offline';
import { countOf } from '#packages/kit';

/** Texts of the crew's current hour on a phone. */
export const crewHourTexts = {
  title: 'Crew, this hour',
  about: (wbgt: string, work: string) => `WBGT ${wbgt}, ${work} work`,
  job: (job: string, others: number, place?: string) =>
    [
      ...[others === 0 ? job : `${job}, the strictest of ${countOf(others + 1, 'job')}`],
      ...(place === undefined ? [] : [`at ${place}`]),
    ].join(' '),
  minutes: 'min',
  litres: 'L',
  work: 'work',
  rest: 'rest',
  whole: 'without a break',
  spells: ({ count, minutes }: { count: number; minutes: number }) =>
    count === 1 ? 'in one stretch' : `${String(count)} × ${String(minutes)} min`,
  noRest: 'no rest needed',
  inShade: 'in the shade',
  water: (hours: number) => `water, ${String(hours)} h`,
  people: (count: number) => countOf(count, 'person', 'people'),
  noWork: 'No work in this heat. Move the work to another hour, or to a cooler place.',
  allHours: 'Crew card, all hours',
} as const;

/** Why there is no advice: title and text. */
export const noCrewHourTexts: Readonly<Record<NoCrewHour, readonly [string, string]>> = {
  no_site: ['No advice here', 'The advice needs the coordinates of the location.'],
  no_jobs: [
    'No assessed jobs here',
    'Assess a job and add people to this location. The advice is based on the job’s metabolic work rate.',
  ],
  no_weather: [
    'No weather for this hour',
    'The advice needs a forecast with solar radiation. It arrives with the next sync.',
  ],
};
