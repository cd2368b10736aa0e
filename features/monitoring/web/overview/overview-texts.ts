import { countText, hourText, listText, zonedParts } from '#packages/kit';

/** Texts of the overview of monitoring. */
export const overviewTexts = {
  morningSheet: 'Morning sheet',
  supplies: 'Water and salt to pick',
  stopped: 'Work is stopped',
  stoppedJobs: (jobs: readonly string[] | null) =>
    jobs === null ? 'All work' : listText(jobs.map((name) => name || 'Work without a job')),
  stoppedUntil: (time: string | null, packs: readonly string[]) =>
    `${time === null ? 'for now' : `until ${time}`}, by ${listText(packs)}`,
  figures: 'Figures',
  showPeople: 'Show these people',
  onShift: 'On shift now',
  until: (clock: string) => `until ${clock}`,
  nobodyOnShift: 'No one on shift',
  atRisk: 'At high or extreme risk now',
  extreme: (people: number, offShift: number) =>
    [
      `${countText(people)} extreme`,
      ...(offShift === 0 ? [] : [`${countText(offShift)} off shift`]),
    ].join(', '),
  noWeather: 'no weather data',
  overdue: 'Overdue tests',
  oldest: (span: string) => `oldest ${span}`,
  answers: 'Answers to alerts',
  people: {
    onShift: (clock: string) => `who are on shift at ${clock}`,
    atRisk: (clock: string) => `who are at high or extreme risk at ${clock}`,
    overdue: (clock: string) => `with an overdue test at ${clock}`,
    dehydrated: (clock: string) => `who are on shift and dehydrated at ${clock}`,
    untested: (clock: string) => `who are on shift and not tested for it at ${clock}`,
  },
  crewHelp:
    'Who is working now by the rosters, without people on leave. Dehydrated: the latest valid test of the last 24 hours is moderate or severe. Not tested: no valid test since two hours before the shift.',
  crewCount: (people: number) => `${countText(people)} on shift`,
  dehydrated: (people: number) => `${countText(people)} dehydrated`,
  untested: (people: number) => `${countText(people)} not tested`,
  allTested: 'All tested',
  offShift: 'not on shift',
  retestOf: (name: string) => `Add a re-test of ${name}`,
  schedule: 'Open the schedule',
  nobody: 'No one is on shift',
  nobodyAbout: 'No roster has a shift now.',
  nextShift: (start: string, people: number) =>
    `Next shift: ${start}, ${people === 1 ? '1 person' : `${countText(people)} people`}.`,
  next: (start: string) => `next ${start}`,
} as const;

/** When a shift starts, seen from now: '06:00' today, 'Mon 06:00' or 'Mon 14 Dec, 06:00'. */
export function startText(start: number, now: number, zone: string): string {
  const [at, today] = [zonedParts(start, zone), zonedParts(now, zone)];
  const clock = hourText(start, zone);
  if (at.day === today.day && start - now < day) return clock;
  return start - now < 6 * day
    ? `${at.weekday} ${clock}`
    : `${at.weekday} ${at.day} ${at.month}, ${clock}`;
}

const day = 86_400_000;
