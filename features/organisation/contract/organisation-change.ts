import { z } from 'zod';
import { boundedJson, oneLineName } from '#packages/http/contract';
import { betaFeatures, measurementSystems, supervisorViews } from './organisation.ts';
import { organisationMessages as messages } from './organisation-messages.ts';
import { timeZone } from './time-zone.ts';

/** Allowed range of a heat threshold in degrees Celsius. */
export const thresholdRange = { min: 20, max: 60 } as const;

/** Minimum password lengths that an organisation may set. */
export const passwordLengthRange = { min: 8, max: 64 } as const;

/** Maximum length of the brand before the title of a report. */
export const mostBrand = 40;

/** Maximum length of the name that emails are sent with. */
export const mostSenderName = 100;

/** People who may be named to see values although supervisors see only the status. */
export const mostValueReaders = 100;

/** Maximum size of all settings together, as JSON. */
export const settingsBounds = { bytes: 16 * 1024, depth: 8 } as const;

const between = ({ min, max }: { min: number; max: number }, message: string) =>
  z.number(message).min(min, message).max(max, message);

/** Known settings. `heat_stress` is read as `heat stress`, and each feature is listed once. */
const knownSettings = z.object({
  _measurement_system: z.enum(measurementSystems, messages.unknownSystem).optional(),
  _show_preview_features: z.boolean().optional(),
  _heat_index_threshold: between(thresholdRange, messages.threshold).nullable().optional(),
  _acclimatisation_absence: z.literal([7, 14], messages.absence).nullable().optional(),
  _emergency_number: z
    .string(messages.emergencyNumber)
    .trim()
    .max(20, messages.emergencyNumber)
    .regex(/^(?:|\+?\d[\d ()-]*\d)$/, messages.emergencyNumber)
    .optional(),
  _first_aid_tag_id: z.guid(messages.firstAidTag).nullable().optional(),
  _beta: z
    .array(z.string().transform((name) => (name === 'heat_stress' ? 'heat stress' : name)))
    .max(20)
    .refine((names) => names.every(isBeta), messages.unknownFeature)
    .transform((names) => betaFeatures.filter((feature) => names.includes(feature)))
    .optional(),
  _timezone: timeZone(messages.unknownZone).optional(),
  _password_min_length: between(passwordLengthRange, messages.passwordLength)
    .int(messages.passwordLength)
    .nullable()
    .optional(),
  _report_brand: oneLineName({
    ...{ longest: mostBrand, tooLong: messages.brandTooLong, invalid: messages.brandTooLong },
  }).optional(),
  _require_two_factor: z.boolean().optional(),
  _alert_escalation: z.boolean().optional(),
  _worker_page: z.boolean().optional(),
  _supervisors_see: z.enum(supervisorViews, messages.supervisorView).optional(),
  _values_seen_by: z
    .array(z.guid(messages.valuesSeenBy))
    .max(mostValueReaders, messages.valuesSeenBy)
    .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))])
    .optional(),
  _worker_page_languages: z
    .array(z.string().regex(/^[a-z]{2}$/, messages.unknownLanguage))
    .max(20)
    .transform((codes) => [...new Set(codes)])
    .optional(),
  // The mail library quotes any name; mail programs may still show one with these as an address.
  _sender_name: oneLineName({
    ...{
      longest: mostSenderName,
      tooLong: messages.senderTooLong,
      invalid: messages.senderInvalid,
    },
  })
    .refine((name) => !/["<>]/.test(name), messages.senderInvalid)
    .optional(),
});

/** Settings to merge into the existing ones. Only known keys may start with an underscore. */
const settingsChange = boundedJson(
  knownSettings.catchall(z.json()).check(({ value, issues }) => {
    for (const key of Object.keys(value)) {
      if (!key.startsWith('_') || Object.hasOwn(knownSettings.shape, key)) continue;
      issues.push({ code: 'custom', path: [key], message: messages.unknownKey, input: value });
    }
  }),
  { ...settingsBounds, tooLarge: messages.tooMuch, tooDeep: messages.tooDeep },
);

/** Settings of privacy, which no admin may overwrite unseen. */
const expectedSettings = z.strictObject({
  _supervisors_see: z.enum(supervisorViews, messages.supervisorView),
  _values_seen_by: z.array(z.guid(messages.valuesSeenBy)).max(mostValueReaders),
});

export type ExpectedSettings = z.output<typeof expectedSettings>;

export const organisationChange = z
  .strictObject({
    name: oneLineName({
      ...{ longest: 200, tooLong: messages.nameTooLong },
      ...{ required: messages.nameRequired, invalid: messages.nameInvalid },
    }).optional(),
    metadata: settingsChange.optional(),
    /** What the caller saw; if it is stored otherwise, the change is refused as a conflict. */
    expected: expectedSettings.optional(),
  })
  .refine(
    ({ name, metadata }) => name !== undefined || Object.keys(metadata ?? {}).length > 0,
    messages.nothingToChange,
  );

export type OrganisationChange = z.input<typeof organisationChange>;

function isBeta(name: string): boolean {
  return betaFeatures.some((feature) => feature === name);
}
