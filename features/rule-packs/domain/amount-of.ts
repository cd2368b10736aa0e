import { rateBand, workMinutes } from '#heat/domain';
import type { Duty, DutyOf } from '#rule-packs/contract';
import { heaviest, highestWbgt } from './highest-heat.ts';
import type { Situation, Unknown } from './situation.ts';

/** What a duty asks for in a situation. */
export type Amount =
  | { readonly kind: 'stop_work' }
  | {
      readonly kind: 'rest';
      /** Null: as long as needed. */
      readonly minutes: number | null;
      /** Null: when somebody asks for it. */
      readonly every: number | null;
    }
  | {
      readonly kind: 'water';
      readonly litres_per_hour: number | null;
      readonly warmest_f: number | null;
    }
  | { readonly kind: 'shade'; readonly on_request: boolean; readonly warmest_f: number | null }
  | {
      readonly kind: 'acclimatisation';
      /** Percent of the shift in the heat; null for a plan without a number. */
      readonly share: number | null;
      readonly plan_days: number | null;
    }
  | {
      readonly kind: 'observation';
      readonly people_per_observer: number | null;
      readonly days: number | null;
    }
  | { readonly kind: 'contact'; readonly every: number }
  | { readonly kind: 'notice' }
  | { readonly kind: 'records'; readonly months: number }
  | { readonly kind: 'plan'; readonly from_people: number };

interface Asked {
  amount: Amount;
  unknown: readonly Unknown[];
}

/** What a duty asks for; null if it asks for nothing, such as after the first days of a worker. */
export function amountOf(duty: Duty, situation: Situation): Asked | null {
  switch (duty.kind) {
    case 'stop_work':
    case 'notice':
      return certain({ kind: duty.kind });
    case 'rest':
      return duty.by === 'niosh' ? nioshRest(situation) : certain(pick(duty, 'minutes', 'every'));
    case 'water':
      return certain(pick(duty, 'litres_per_hour', 'warmest_f'));
    case 'shade':
      return certain(pick(duty, 'on_request', 'warmest_f'));
    case 'acclimatisation':
      return shareOf(duty, situation.crew);
    case 'observation':
      return observation(duty, situation.crew);
    case 'contact':
      return certain(pick(duty, 'every'));
    case 'records':
      return certain(pick(duty, 'months'));
    case 'plan':
      return certain(pick(duty, 'from_people'));
  }
}

function certain(amount: Amount): Asked {
  return { amount, unknown: [] };
}

function pick<D extends Duty, Key extends keyof D>(duty: D, ...keys: Key[]): Pick<D, Key | 'kind'> {
  const entries = ['kind' as const, ...keys].map((key) => [key, duty[key as keyof D]]);
  // The keys are those of the result.
  return Object.fromEntries(entries) as Pick<D, Key | 'kind'>;
}

/**
 * The rest of an hour by the time-weighted limit of NIOSH: what its minutes of work leave. Without a
 * WBGT the highest that the air allows counts. Null if the whole hour may be worked.
 */
function nioshRest({
  air_f,
  wbgt_c,
  wbgt_at_rest_c,
  work_rate,
  clothing,
  crew,
}: Situation): Asked | null {
  const wbgt = wbgt_c ?? (air_f === null ? null : highestWbgt(air_f));
  const band = rateBand(work_rate);
  const unknown: Unknown[] = [
    ...(wbgt_c === null ? (['wbgt'] as const) : []),
    ...(band === null ? (['work_rate'] as const) : []),
    ...(crew.state === 'unknown' ? (['crew'] as const) : []),
  ];
  const work =
    wbgt === null
      ? 0
      : workMinutes({
          ...{ wbgt, wbgt_at_rest: wbgt_at_rest_c ?? wbgt, clothing },
          watts: band?.most ?? heaviest,
          crew: crew.state === 'acclimatised' ? 'acclimatised' : 'unacclimatised',
        });
  return work === 60 ? null : { amount: { kind: 'rest', minutes: 60 - work, every: 60 }, unknown };
}

/** The share of the shift on a day; the lowest one if the day is not known. */
function shareOf(duty: DutyOf<'acclimatisation'>, crew: Situation['crew']): Asked | null {
  const { plan_days, absence_days, new_shares, returning_shares } = duty;
  const isBack = crew.state === 'returning';
  if (isBack && crew.absence_days !== null && crew.absence_days < absence_days) return null;
  const shares = isBack ? returning_shares : new_shares;
  const days = Math.max(shares.length, plan_days ?? 0);
  if (crew.day !== null && crew.day > days) return null;
  const share = shares[(crew.day ?? 1) - 1] ?? null;
  const isUnknown = crew.day === null && (crew.state === 'new' || isBack);
  return {
    amount: { kind: 'acclimatisation', share, plan_days },
    unknown: isUnknown ? ['crew'] : [],
  };
}

function observation(
  { people, people_per_observer, days }: DutyOf<'observation'>,
  { day }: Situation['crew'],
): Asked | null {
  if (people === 'new' && days !== null && day !== null && day > days) return null;
  return certain({ kind: 'observation', people_per_observer, days });
}
