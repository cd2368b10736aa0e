import { dutyKinds } from '#rule-packs/contract';
import type { Amount } from './amount-of.ts';
import { contains } from './contains.ts';
import { byKind, foundDuties } from './duties-of.ts';
import type { DutiesOfKind, FoundDuty } from './duties-of.ts';
import { compareStrictness } from './strictness.ts';
import { situationOf } from './forecast-situation.ts';
import type { ForecastWork } from './forecast-situation.ts';
import type { SitePacks } from './site-packs.ts';

/** A duty during some hours of a day. */
export interface DutySpan {
  readonly found: FoundDuty;
  /** What it asks for in these hours: more than one amount only by a schedule, such as NIOSH. */
  readonly amounts: readonly Amount[];
  /** Names of the other packs with a duty of this kind that the duty contains. */
  readonly others: readonly string[];
  /** Times of the day at the site, '13:00' to '17:00', in order. */
  readonly spans: readonly { readonly from: string; readonly until: string }[];
}

/**
 * The duties that the packs of a site ask for in hours of a day, by kind and time, without those that
 * another one contains. Duties about new and returning people are included for every crew, as somebody in it may be one of them.
 */
export function dayDuties(site: SitePacks, hours: readonly ForecastWork[]): DutySpan[] {
  const found = new Map<string, DutySpan>();
  for (const work of hours) {
    const from = work.weather.time.slice(11, 16);
    const until = endOf(from);
    for (const { shown, overruled } of dutiesOfCrew(site, work).flatMap(shownOf)) {
      const key = keyOf(shown);
      const before = found.get(key);
      const last = before?.spans.at(-1);
      const spans =
        before !== undefined && last?.until === from
          ? [...before.spans.slice(0, -1), { from: last.from, until }]
          : [...(before?.spans ?? []), { from, until }];
      const others = [...(before?.others ?? []), ...namesOf(shown, overruled)];
      found.set(key, {
        ...{ found: before?.found ?? shown, others: [...new Set(others)], spans },
        amounts: [...(before?.amounts ?? []), shown.amount],
      });
    }
  }
  return [...found.values()].sort(byKindThenTime);
}

/** The duties of a crew, and those of new people in it. */
function dutiesOfCrew(site: SitePacks, work: ForecastWork): DutiesOfKind[] {
  const situation = situationOf(work);
  const everybody = foundDuties(site.packs, situation);
  if (situation.crew.state !== 'acclimatised') return byKind(everybody);
  const crew = { state: 'unacclimatised', day: null, absence_days: null } as const;
  const ofNew = foundDuties(site.packs, { ...situation, crew }).filter(
    ({ duty }) => duty.people === 'new',
  );
  return byKind([...everybody, ...ofNew]);
}

/** Each duty of a kind that is shown, with those that it overrules. */
function shownOf({ strictest, also, overruled }: DutiesOfKind) {
  return [strictest, ...also].map((shown) => ({
    shown,
    overruled: overruled.filter((each) => contains(shown, each)),
  }));
}

/** By a schedule each hour has other minutes of the same duty. */
function keyOf({ rule_pack_id, duty, amount, unknown }: FoundDuty): string {
  const isBySchedule = duty.kind === 'rest' && duty.by === 'niosh';
  return JSON.stringify([rule_pack_id, duty.duty_key, isBySchedule ? null : amount, unknown]);
}

function namesOf(shown: FoundDuty, overruled: readonly FoundDuty[]): string[] {
  return overruled.map(({ pack_name }) => pack_name).filter((name) => name !== shown.pack_name);
}

function endOf(from: string): string {
  const hour = Number(from.slice(0, 2)) + 1;
  return `${String(hour).padStart(2, '0')}${from.slice(2)}`;
}

function byKindThenTime(one: DutySpan, other: DutySpan): number {
  const orderOf = ({ found }: DutySpan) => dutyKinds.indexOf(found.duty.kind);
  const kinds = orderOf(one) - orderOf(other);
  if (kinds !== 0) return kinds;
  const [first, second] = [one.spans[0]?.from ?? '', other.spans[0]?.from ?? ''];
  if (first !== second) return first < second ? -1 : 1;
  return compareStrictness(other.found.amount, one.found.amount);
}
