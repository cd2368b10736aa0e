import { assertNever } from '#packages/kit';
import type { Duty, Trigger } from '#rule-packs/contract';
import type { Amount } from './amount-of.ts';

/** When a duty applies, in the notation of the typed table. */
export function whenOf(duty: Duty): string {
  const triggers = duty.triggers.map(triggerText).join(' or ');
  const scope = [
    ...(duty.option === null ? [] : [`option ${duty.option}`]),
    ...(duty.place === null ? [] : [duty.place]),
    ...(duty.in_sun ? ['sun'] : []),
    ...duty.industries,
    ...(duty.people === 'new' ? ['new'] : []),
    ...(duty.heat_wave ? ['heat wave'] : []),
  ];
  const text = triggers === '' ? 'always' : triggers;
  return scope.length === 0 ? text : `${text} [${scope.join(', ')}]`;
}

/** What the table says that a duty asks for. */
export function tableAmountOf(duty: Duty): string {
  if (duty.kind === 'rest' && duty.by === 'niosh') return 'NIOSH schedule';
  if (duty.kind !== 'acclimatisation') return amountText(duty);
  const { new_shares, returning_shares, plan_days, absence_days } = duty;
  const plan =
    new_shares.length === 0
      ? `plan of ${String(plan_days)} days`
      : `new ${new_shares.join('/')} %, returning ${returning_shares.join('/')} %`;
  return `${plan}, absence from ${String(absence_days)} days`;
}

/** An amount in a situation, in the same notation. */
export function amountText(amount: Exclude<Amount, { kind: 'acclimatisation' }> | Amount): string {
  switch (amount.kind) {
    case 'stop_work':
      return 'stop';
    case 'rest': {
      const { minutes, every } = amount;
      if (every !== null) return `${String(minutes)} min every ${String(every)} min`;
      return minutes === null ? 'as needed, on request' : `${String(minutes)} min on request`;
    }
    case 'water': {
      const { litres_per_hour: litres, warmest_f } = amount;
      const quantity = litres === null ? 'drinking water' : `${String(litres)} L per hour`;
      return warmest_f === null ? quantity : `${quantity}, at most ${String(warmest_f)} F`;
    }
    case 'shade': {
      const how = amount.on_request ? 'on request' : 'provided';
      return amount.warmest_f === null ? how : `${how} below ${String(amount.warmest_f)} F`;
    }
    case 'acclimatisation':
      return amount.share === null
        ? `plan of ${String(amount.plan_days)} days`
        : `${String(amount.share)} %`;
    case 'observation': {
      const { people_per_observer: people, days } = amount;
      if (people !== null) return `at most ${String(people)} people per observer`;
      return days === null ? 'close' : `first ${String(days)} days`;
    }
    case 'contact':
      return `every ${String(amount.every)} min`;
    case 'notice':
      return 'notice';
    case 'records':
      return `${String(amount.months)} months`;
    case 'plan':
      return `from ${String(amount.from_people)} people`;
    default:
      return assertNever(amount);
  }
}

function triggerText(trigger: Trigger): string {
  if (trigger.metric === 'clock') {
    const { from, until, first_day, last_day } = trigger;
    return `${from}-${until}, ${first_day} to ${last_day}`;
  }
  const sign = trigger.is_above ? '>' : '>=';
  const only = [
    ...(trigger.non_breathable ? ['non-breathable'] : []),
    ...(trigger.radiant_heat ? ['radiant heat'] : []),
  ];
  const narrowed = only.length === 0 ? '' : ` (${only.join(', ')})`;
  return `${nameOf(trigger.metric)} ${sign} ${limitText(trigger)}${narrowed}`;
}

function nameOf(metric: Exclude<Trigger['metric'], 'clock'>): string {
  switch (metric) {
    case 'air_f':
      return 'air';
    case 'heat_index_f':
      return 'heat index';
    case 'air_or_heat_index_f':
      return 'air or heat index';
    default:
      return 'WBGT';
  }
}

function limitText(trigger: Exclude<Trigger, { metric: 'clock' }>): string {
  if (trigger.metric === 'niosh') {
    return trigger.limit === 'own' ? 'own limit' : trigger.limit.toUpperCase();
  }
  return `${String(trigger.limit)} ${trigger.metric === 'wbgt_c' ? 'C' : 'F'}`;
}
