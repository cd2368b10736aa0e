import type { HourAdvice } from '#heat/domain';
import { askedRest, askedWater, situationOf } from '#rule-packs/domain';
import type { AskedRest, SitePacks, Situation } from '#rule-packs/domain';
import type { Coordinates } from '#tags/contract';
import type { WeatherDay, WeatherHour } from '#weather/contract';
import type { AdviceCache } from './advice-cache.ts';
import type { Period } from './break-timeline.ts';
import { mostCautious, restOfHour } from './hour-rest.ts';
import type { HourRest } from './hour-rest.ts';
import type { WorkKind } from './work-kinds.ts';

const hour = 3_600_000;
/** Breaks are computed for so many milliseconds ahead. */
const ahead = 6 * hour;

/** Somebody on shift, with the kinds of work that they may do there. */
export interface PlannedPerson {
  readonly user_id: string;
  readonly shift: Period;
  readonly kinds: readonly WorkKind[];
}

/** A location with its weather. */
export interface PlannedSite {
  readonly place: Coordinates;
  readonly days: readonly WeatherDay[];
  /** Heat index from which rests are due, in degrees Celsius. */
  readonly threshold: number;
  /** The rules that the location follows; null for none. */
  readonly rules: SitePacks | null;
}

/** The key of the hours that apply to somebody. Without a known work all kinds of the crew do. */
export function planKey(kinds: readonly WorkKind[]): string {
  return kinds.map(({ key }) => key).join('|');
}

/** The hours of the weather from the first start of these shifts until a few hours from now. */
export function hoursOfShifts(
  { days }: Pick<PlannedSite, 'days'>,
  people: readonly Pick<PlannedPerson, 'shift'>[],
  now: number,
): WeatherHour[] {
  const start = firstStart(people);
  const end = Math.min(now + ahead, Math.max(...people.map(({ shift }) => shift.end)));
  return days.flatMap((day) =>
    day.hour.filter(({ time_epoch }) => {
      const at = time_epoch * 1000;
      return at + hour > start && at < end;
    }),
  );
}

/**
 * The hours that need rest for each kind of work in a crew, by `planKey`.
 *
 * Hours of a shift before the first known one count like that one: a device may have had no forecast
 * on the day before.
 */
export function restPlans(
  site: PlannedSite,
  people: readonly PlannedPerson[],
  { hours, advice }: { hours: readonly WeatherHour[]; advice: AdviceCache },
): Map<string, HourRest[]> {
  const all = kindsOf(people);
  const plans = new Map<string, HourRest[]>();
  for (const { kinds } of people) {
    const key = planKey(kinds);
    if (plans.has(key)) continue;
    const isKnown = kinds.some(({ crew }) => crew !== null);
    const used = isKnown ? kinds : [...kinds, ...all];
    const rests = hours.map((each) => restOf(site, each, used, advice));
    plans.set(key, [
      ...earlierHours(hours[0], rests[0] ?? null, firstStart(people)),
      ...rests.flatMap((rest) => rest ?? []),
    ]);
  }
  return plans;
}

/** All kinds of work of a crew, each once. */
export function kindsOf(people: readonly Pick<PlannedPerson, 'kinds'>[]): WorkKind[] {
  const kinds = people.flatMap((person) => person.kinds.map((kind) => [kind.key, kind] as const));
  return [...new Map(kinds).values()];
}

/** The advice for the work of a crew that has the most rest; null if none can be given. */
export function cautiousAdvice(
  place: Coordinates,
  weather: WeatherHour,
  { kinds, advice }: { kinds: readonly WorkKind[]; advice: AdviceCache },
): HourAdvice | null {
  return kinds
    .map((kind) => advice.get(weather, place, kind))
    .reduce((most, each) => {
      if (each === null || most === null) return most ?? each;
      return each.rest_minutes > most.rest_minutes ? each : most;
    }, null);
}

interface RuledHour {
  readonly weather: WeatherHour;
  readonly place: Coordinates;
  /** Null if the work is not known. */
  readonly kind: WorkKind | null;
  readonly advice: AdviceCache;
  /** The day is a heat wave; null if it is not known. */
  readonly heat_wave?: boolean | null;
}

/** The rest that the rules of a location ask for in an hour; null without rules, or if they do not. */
export function restAskedOf(rules: SitePacks | null, of: RuledHour): AskedRest | null {
  return rules === null ? null : askedRest(rules, ruledSituation(rules, of));
}

/** The litres of water that the rules of a location ask for in an hour; null if they do not. */
export function waterAskedOf(rules: SitePacks | null, of: RuledHour): number | null {
  return rules === null ? null : askedWater(rules, ruledSituation(rules, of));
}

/** The situation of an hour of work, for the rules of a location. */
export function ruledSituation(
  site: SitePacks,
  { weather, place, kind, advice, heat_wave = null }: RuledHour,
): Situation {
  const { crew = null, sun_exposure = -1 } = kind ?? {};
  const heat = advice.heat(weather, place);
  return situationOf({ weather, heat, site, crew, sun_exposure, heat_wave });
}

function restOf(
  { place, threshold, rules }: PlannedSite,
  weather: WeatherHour,
  kinds: readonly WorkKind[],
  advice: AdviceCache,
): HourRest | null {
  const start = weather.time_epoch * 1000;
  const { heatindex_c } = weather;
  const heat_index = Number.isFinite(heatindex_c) ? heatindex_c : null;
  const found = (kinds.length === 0 ? [null] : kinds).map((kind) =>
    restOfHour({
      ...{ start, heat_index, threshold },
      advice: kind === null ? null : advice.get(weather, place, kind),
      asked: restAskedOf(rules, { weather, place, kind, advice }),
    }),
  );
  return mostCautious(found.flatMap((rest) => rest ?? []));
}

/** Hours like the first known one, back to the start of a crew. */
function earlierHours(
  first: WeatherHour | undefined,
  rest: HourRest | null,
  start: number,
): HourRest[] {
  if (first === undefined || rest === null) return [];
  const missing = Math.max(0, Math.ceil((rest.start - start) / hour));
  return Array.from({ length: missing }, (_, nth) => ({
    ...rest,
    start: rest.start - (missing - nth) * hour,
  }));
}

/** When the first of some people began their shift, in milliseconds since 1970. */
export function firstStart(people: readonly Pick<PlannedPerson, 'shift'>[]): number {
  return Math.min(...people.map(({ shift }) => shift.start));
}
