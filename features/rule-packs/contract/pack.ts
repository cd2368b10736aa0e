import { z } from 'zod';
import { oneLineName } from '#packages/http/contract';
import { packMessages as messages } from './pack-messages.ts';

/** What a rule may ask of an employer, in the order of screens. */
export const dutyKinds = [
  'stop_work',
  'rest',
  'water',
  'shade',
  'acclimatisation',
  'observation',
  'contact',
  'notice',
  'records',
  'plan',
] as const;
export type DutyKind = (typeof dutyKinds)[number];

/** Industries that rules name. */
export const industries = [
  'agriculture',
  'construction',
  'landscaping',
  'oil_and_gas',
  'heavy_transport',
  'other',
] as const;
export type Industry = (typeof industries)[number];

/** Longest texts in characters. */
export const longest = {
  name: 80,
  key: 40,
  text: 300,
  citation: 200,
  note: 800,
  url: 300,
} as const;
/** Most duties of a pack, and most triggers of a duty. */
export const most = { duties: 40, triggers: 6, options: 5, shares: 14 } as const;

const text = (length: number, required: string) =>
  oneLineName({
    ...{ longest: length, tooLong: messages.tooLong(length) },
    ...{ required, invalid: messages.oneLine },
  });
const key = z
  .string()
  .max(longest.key, messages.keyInvalid)
  .regex(/^[a-z0-9_]+$/, messages.keyInvalid);
const numberIn = (from: number, to: number) => {
  const message = messages.numberRange(from, to);
  return z.number(message).min(from, message).max(to, message);
};
const wholeIn = (from: number, to: number) => {
  const message = messages.wholeRange(from, to);
  return z.int(message).min(from, message).max(to, message);
};
const clock = z
  .string()
  .max(5, messages.clock)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, messages.clock);
const dayOfYear = z
  .string()
  .max(5, messages.dayOfYear)
  .regex(/^\d{2}-\d{2}$/, messages.dayOfYear)
  // A year with a 29 February.
  .refine((value) => isDate(`2024-${value}`), messages.dayOfYear);
const date = z.string().max(10, messages.date).refine(isDate, messages.date);

/** Clothing and heat that a limit is for; false for everybody. */
const narrowed = {
  non_breathable: z.boolean().default(false),
  radiant_heat: z.boolean().default(false),
};

/** When a duty applies. `is_above` excludes the limit itself. */
export const trigger = z.discriminatedUnion('metric', [
  z.object({
    metric: z.enum(['heat_index_f', 'air_f', 'air_or_heat_index_f']),
    /** Degrees Fahrenheit. */
    limit: numberIn(0, 150),
    is_above: z.boolean().default(false),
    ...narrowed,
  }),
  z.object({
    metric: z.literal('wbgt_c'),
    /** Degrees Celsius. */
    limit: numberIn(0, 60),
    is_above: z.boolean().default(false),
    ...narrowed,
  }),
  z.object({
    /** WBGT with the clothing against a NIOSH limit for the work: RAL, REL, or that of the crew. */
    metric: z.literal('niosh'),
    limit: z.enum(['ral', 'rel', 'own']),
    is_above: z.boolean().default(false),
    ...narrowed,
  }),
  z
    .object({
      /** Local time on the days of a season, within a day. */
      metric: z.literal('clock'),
      from: clock,
      until: clock,
      first_day: dayOfYear,
      last_day: dayOfYear,
    })
    .refine(({ from, until }) => from < until, {
      ...{ message: messages.untilAfterFrom, path: ['until'] },
    }),
]);
export type Trigger = z.output<typeof trigger>;

/** What a duty asks for, by its kind. */
const amounts = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stop_work') }),
  z
    .object({
      kind: z.literal('rest'),
      /** By the pack, or by the schedule of NIOSH for the hour. */
      by: z.enum(['pack', 'niosh']).default('pack'),
      /** Null: as long as needed. */
      minutes: wholeIn(1, 60).nullable(),
      /** Minutes between the beginnings of two rests; null: when somebody asks for one. */
      every: wholeIn(15, 480).nullable(),
    })
    .refine(({ minutes, every }) => every === null || (minutes !== null && minutes < every), {
      ...{ message: messages.restTooLong, path: ['minutes'] },
    }),
  z.object({
    kind: z.literal('water'),
    /** For each person and hour; null without a quantity. */
    litres_per_hour: numberIn(0.1, 3).nullable(),
    /** Warmest water in degrees Fahrenheit. */
    warmest_f: numberIn(32, 100).nullable(),
  }),
  z.object({
    kind: z.literal('shade'),
    on_request: z.boolean(),
    /** Warmest place in degrees Fahrenheit. */
    warmest_f: numberIn(32, 120).nullable(),
  }),
  z.object({
    kind: z.literal('acclimatisation'),
    /** Percent of the shift on the first days. */
    new_shares: z.array(wholeIn(1, 100)).max(most.shares),
    returning_shares: z.array(wholeIn(1, 100)).max(most.shares),
    /** Days that a plan covers. */
    plan_days: wholeIn(1, 30).nullable(),
    /** Somebody returns after an absence of at least so many days. */
    absence_days: wholeIn(1, 60),
  }),
  z.object({
    kind: z.literal('observation'),
    people_per_observer: wholeIn(1, 200).nullable(),
    /** First days of somebody new; null for as long as the duty applies. */
    days: wholeIn(1, 60).nullable(),
  }),
  z.object({
    kind: z.literal('contact'),
    /** Minutes between two contacts. */
    every: wholeIn(5, 480),
  }),
  z.object({ kind: z.literal('notice') }),
  z.object({ kind: z.literal('records'), months: wholeIn(1, 240) }),
  z.object({
    kind: z.literal('plan'),
    /** For employers with so many people or more. */
    from_people: wholeIn(1, 1000),
  }),
]);

/** One thing that a rule asks for. */
export const duty = z
  .object({
    duty_key: key,
    /** A sentence. */
    text: text(longest.text, messages.textRequired),
    citation: text(longest.citation, messages.citationRequired),
    /** False: noted from memory, to be checked. */
    is_verified: z.boolean(),
    /** One of them is enough; none: always. */
    triggers: z.array(trigger).max(most.triggers),
    /** Only if the pack's option is this one. */
    option: key.nullable().default(null),
    place: z.enum(['indoor', 'outdoor']).nullable().default(null),
    in_sun: z.boolean().default(false),
    /** Empty for all. */
    industries: z.array(z.enum(industries)).max(industries.length).default([]),
    /** Everybody, or those who are new or return. */
    people: z.enum(['everybody', 'new']).default('everybody'),
    heat_wave: z.boolean().default(false),
  })
  .and(amounts);
export type Duty = z.output<typeof duty>;
export type DutyOf<Kind extends DutyKind> = Extract<Duty, { kind: Kind }>;

/** Whom a rule excludes. */
const exemption = z.discriminatedUnion('kind', [
  /** Work in the heat of at most so many minutes in an hour. */
  z.object({ kind: z.literal('short_exposure'), minutes: wholeIn(1, 60) }),
  /** Light work below a heat index in degrees Fahrenheit. */
  z.object({ kind: z.literal('light_work'), below_f: numberIn(0, 150) }),
]);
export type Exemption = z.output<typeof exemption>;

/** The content of a rule pack. */
export const packContent = z
  .object({
    name: text(longest.name, messages.nameRequired),
    /** Two letters of ISO 3166; null for one that is of no country. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, messages.country)
      .max(2, messages.country)
      .nullable(),
    /** Of the United States, for example. */
    state: z
      .string()
      .max(3, messages.state)
      .regex(/^[A-Z0-9]{1,3}$/, messages.state)
      .nullable(),
    status: z.enum(['in_force', 'recommended', 'proposed']),
    valid_from: date.nullable(),
    /** The last day. */
    valid_until: date.nullable(),
    /** How certain the content is, and what is left out. */
    note: text(longest.note, messages.noteRequired),
    source: text(longest.citation, messages.sourceRequired),
    source_url: z
      .string()
      .max(longest.url)
      .regex(/^https:\/\/[^\s"'<>\\]+$/, messages.url)
      .nullable(),
    /** Ways to comply that the rule offers, and the one that applies. */
    options: z
      .array(z.object({ key, name: text(longest.name, messages.nameRequired) }))
      .max(most.options),
    option: key.nullable(),
    exemptions: z.array(exemption).max(4),
    duties: z.array(duty).min(1, messages.noDuties).max(most.duties),
  })
  .superRefine(({ duties, options, option, valid_from, valid_until }, { addIssue }) => {
    const refuse = (path: (string | number)[], message: string) =>
      addIssue({ code: 'custom', path, message });
    const keys = new Set(options.map((each) => each.key));
    if (option === null ? keys.size > 0 : !keys.has(option)) {
      refuse(['option'], messages.optionUnknown);
    }
    const seen = new Set<string>();
    for (const [at, each] of duties.entries()) {
      if (seen.has(each.duty_key)) refuse(['duties', at, 'duty_key'], messages.keyTwice);
      seen.add(each.duty_key);
      if (each.option !== null && !keys.has(each.option)) {
        refuse(['duties', at, 'option'], messages.optionUnknown);
      }
    }
    if (valid_from !== null && valid_until !== null && valid_until < valid_from) {
      refuse(['valid_until'], messages.untilFirst);
    }
  });
export type PackContent = z.output<typeof packContent>;

/** A pack that can be chosen: a built-in one, or one of the organisation. */
export interface RulePack {
  /** A word for a built-in pack, a UUID for one of the organisation. */
  readonly rule_pack_id: string;
  readonly version: number;
  /** Null while it is in use. */
  readonly retired_time: string | null;
  readonly pack: PackContent;
}

function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
