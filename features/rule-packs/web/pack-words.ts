import { shownTemperature } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { assertNever, celsiusOf, dateText, listText } from '#packages/kit';
import type { Duty, Exemption, PackContent, Trigger } from '#rule-packs/contract';
import type { Amount, DutySpan, FoundDuty } from '#rule-packs/domain';
import { industryWords, packTexts as texts, unknownWords } from './pack-texts.ts';

/**
 * The unit of the organisation, shown beside that of a law where they differ; null: only that of
 * the law.
 */
type Unit = TemperatureUnit | null;

/** What a duty asks for: '15 min every 2 h', 'Provided, below 82 °F (27.8 °C)'. */
function amountText(amount: Amount, unit: Unit): string {
  switch (amount.kind) {
    case 'stop_work':
      return 'No work';
    case 'rest':
      return restText(amount);
    case 'water': {
      const { litres_per_hour: litres, warmest_f } = amount;
      const quantity =
        litres === null ? 'Drinking water' : `${String(litres)} L per person and hour`;
      return warmest_f === null ? quantity : `${quantity}, at most ${fahrenheit(warmest_f, unit)}`;
    }
    case 'shade': {
      const how = amount.on_request ? 'On request' : 'Provided';
      return amount.warmest_f === null
        ? how
        : `${how}, below ${fahrenheit(amount.warmest_f, unit)}`;
    }
    case 'acclimatisation':
      return amount.share === null
        ? `A plan of ${String(amount.plan_days ?? 0)} days`
        : `${String(amount.share)} % of the shift`;
    case 'observation': {
      const { people_per_observer: people, days } = amount;
      const who =
        people === null ? 'Close observation' : `One observer for ${String(people)} people`;
      return days === null ? who : `${who}, first ${String(days)} days`;
    }
    case 'contact':
      return `At least every ${minutesText(amount.every)}`;
    case 'notice':
      return 'Tell the crew';
    case 'records':
      return `Keep for ${String(amount.months)} months`;
    case 'plan':
      return amount.from_people === 1 ? 'In writing' : `From ${String(amount.from_people)} people`;
    default:
      return assertNever(amount);
  }
}

/** The same of a duty of a pack, without a situation. */
export function dutyAmountText(duty: Duty, unit: Unit = null): string {
  if (duty.kind === 'rest' && duty.by === 'niosh') return 'By the schedule of NIOSH';
  if (duty.kind !== 'acclimatisation') return amountText(duty, unit);
  return planText(duty);
}

/**
 * What a duty asks for in some hours: '10 to 50 min every hour' by a schedule. For acclimatisation
 * the shares of all first days, as people differ.
 */
export function spanAmountText(
  { found, amounts }: Pick<DutySpan, 'found' | 'amounts'>,
  unit: Unit = null,
): string {
  const { duty, amount } = found;
  if (duty.kind === 'acclimatisation') return planText(duty);
  const minutes = amounts.flatMap((each) => (each.kind === 'rest' ? (each.minutes ?? []) : []));
  const [least, longest] = [Math.min(...minutes), Math.max(...minutes)];
  if (minutes.length === 0 || least === longest) return amountText(amount, unit);
  return `${String(least)} to ${minutesText(longest)} every hour`;
}

/** When a duty applies: 'Heat index 90 °F or more, or WBGT at the REL or more; outdoors'. */
export function whenText(duty: Duty, unit: Unit = null): string {
  const triggers = duty.triggers.map((each) => triggerText(each, unit));
  const [first = 'Always', ...more] = triggers;
  const when = [
    first,
    ...more.map((each) => each.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())),
  ];
  const scope = [
    ...(duty.place === null ? [] : [duty.place === 'indoor' ? 'indoors' : 'outdoors']),
    ...(duty.in_sun ? ['in direct sun'] : []),
    ...(duty.industries.length === 0
      ? []
      : [listText(duty.industries.map((each) => industryWords[each].toLowerCase()))]),
    ...(duty.people === 'new' ? ['new and returning people'] : []),
    ...(duty.heat_wave ? ['heat wave'] : []),
  ];
  return [when.join(', or '), ...scope].join('; ');
}

/** 'Heat index 90 °F or more'. */
export function triggerText(trigger: Trigger, unit: Unit = null): string {
  if (trigger.metric === 'clock') {
    const { from, until, first_day, last_day } = trigger;
    return `From ${from} to ${until}, ${dayText(first_day)} to ${dayText(last_day)}`;
  }
  const only = [
    ...(trigger.non_breathable ? ['in clothing that does not breathe'] : []),
    ...(trigger.radiant_heat ? ['near radiant heat'] : []),
  ];
  const limit =
    trigger.metric === 'niosh'
      ? `the ${nioshWords[trigger.limit]}`
      : trigger.metric === 'wbgt_c'
        ? celsius(trigger.limit, unit)
        : fahrenheit(trigger.limit, unit);
  const at = trigger.is_above ? `above ${limit}` : `${limit} or more`;
  return [`${metricWords[trigger.metric]} ${at}`, ...only].join(' ');
}

/** '10:00–12:00 and 15:00–16:00'. */
export function spansText({ spans }: Pick<DutySpan, 'spans'>): string {
  return listText(spans.map(({ from, until }) => `${from}–${until}`));
}

/** 'Industry and humidity not known, so it applies'; null if everything is known. */
export function unknownText({ unknown }: Pick<FoundDuty, 'unknown'>): string | null {
  if (unknown.length === 0) return null;
  const things = listText(unknown.map((each) => unknownWords[each]));
  return texts.unknownThings(things.charAt(0).toUpperCase() + things.slice(1));
}

/** 'US, CA'; 'Any country'. */
export function jurisdictionText({
  country,
  state,
}: Pick<PackContent, 'country' | 'state'>): string {
  if (country === null) return 'Any country';
  const name = countries.of(country) ?? country;
  return state === null ? name : `${states[`${country} ${state}`] ?? state}, ${name}`;
}

const countries = new Intl.DisplayNames(['en'], { type: 'region' });
/** States of the built-in packs; others are shown by their code. */
const states: Readonly<Record<string, string>> = {
  'US CA': 'California',
  'US MD': 'Maryland',
  'US OR': 'Oregon',
  'US WA': 'Washington',
};

/** 'From 23 Jul 2024'; 'No dates noted'. */
export function validText({
  valid_from,
  valid_until,
}: Pick<PackContent, 'valid_from' | 'valid_until'>): string {
  const parts = [
    ...(valid_from === null ? [] : [texts.validFrom(dayOf(valid_from))]),
    ...(valid_until === null ? [] : [texts.validUntil(dayOf(valid_until))]),
  ];
  return parts.length === 0 ? texts.validAlways : parts.join(', ');
}

/** Who is exempt. */
export function exemptionText(exemption: Exemption, unit: Unit = null): string {
  return exemption.kind === 'short_exposure'
    ? texts.shortExposure(exemption.minutes)
    : texts.lightWork(fahrenheit(exemption.below_f, unit));
}

function restText({ minutes, every }: Extract<Amount, { kind: 'rest' }>): string {
  if (every === null) {
    return minutes === null ? 'When somebody needs it' : `${minutesText(minutes)} on request`;
  }
  if (minutes === every) return 'The whole hour';
  return `${minutesText(minutes ?? 0)} every ${every === 60 ? 'hour' : minutesText(every)}`;
}

function planText({
  new_shares,
  returning_shares,
  plan_days,
}: Extract<Duty, { kind: 'acclimatisation' }>): string {
  const shares = (list: readonly number[]) => list.map(String).join(', ');
  const parts = [
    ...(new_shares.length === 0 ? [] : [`new ${shares(new_shares)} %`]),
    ...(returning_shares.length === 0 ? [] : [`returning ${shares(returning_shares)} %`]),
  ];
  if (parts.length > 0) return `Share of the shift on the first days: ${parts.join('; ')}`;
  return `A plan of ${String(plan_days ?? 0)} days`;
}

const metricWords: Readonly<Record<Exclude<Trigger['metric'], 'clock'>, string>> = {
  air_f: 'Temperature',
  heat_index_f: 'Heat index',
  air_or_heat_index_f: 'Temperature or heat index',
  wbgt_c: 'WBGT',
  niosh: 'WBGT',
};
const nioshWords = { ral: 'RAL', rel: 'REL', own: 'REL or RAL of the crew' } as const;

/** '06-15' as '15 June'. */
function dayText(day: string): string {
  const date = new Date(`2024-${day}T00:00:00Z`);
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', options).format(date);
}

/** '15 min', '2 h', '1 h 30 min'. */
function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${String(rest)} min`;
  return rest === 0 ? `${String(hours)} h` : `${String(hours)} h ${String(rest)} min`;
}

/** A limit in °F of a law: '90 °F', for an organisation with °C '90 °F (32.2 °C)'. */
function fahrenheit(degrees: number, unit: Unit): string {
  const own = unit === 'C' ? ` (${String(shownTemperature(celsiusOf(degrees), 'C'))} °C)` : '';
  return `${String(degrees)} °F${own}`;
}

/** A limit in °C of a law. */
function celsius(degrees: number, unit: Unit): string {
  const own = unit === 'F' ? ` (${String(shownTemperature(degrees, 'F'))} °F)` : '';
  return `${String(degrees)} °C${own}`;
}

/** '2024-07-23' as '23 Jul 2024'. */
function dayOf(day: string): string {
  return dateText(Date.parse(`${day}T12:00:00Z`), 'UTC');
}
