import { z } from 'zod';

/** Preview features that an organisation can switch on, spelled as stored. */
export const betaFeatures = ['alert', 'roster', 'heat stress'] as const;
export type BetaFeature = (typeof betaFeatures)[number];

/** Systems of units. */
export const measurementSystems = ['metric', 'imperial'] as const;
export type MeasurementSystem = (typeof measurementSystems)[number];

/** What supervisors see of tests of others: everything, or only the status and what to do. */
export const supervisorViews = ['values', 'status'] as const;
export type SupervisorView = (typeof supervisorViews)[number];

export const organisationMetadata = z.looseObject({
  _measurement_system: z.string().optional(),
  _show_preview_features: z.boolean().optional(),
  /** Degrees Celsius. */
  _heat_index_threshold: z.number().nullable().optional(),
  /** Longest absence in days that keeps acclimatisation: 14, the default, or 7. */
  _acclimatisation_absence: z.number().nullable().optional(),
  /** Called in an emergency; empty or missing: 112. */
  _emergency_number: z.string().optional(),
  /** The tag of those who give first aid. */
  _first_aid_tag_id: z.string().nullable().optional(),
  _beta: z.array(z.string()).optional(),
  /** IANA name. */
  _timezone: z.string().optional(),
  /** Minimum length of a new password; null: the specification's minimum. */
  _password_min_length: z.number().nullable().optional(),
  /** Shown before the title of printed documents. */
  _report_brand: z.string().optional(),
  /** Sign-ins by password require a second factor. */
  _require_two_factor: z.boolean().optional(),
  /** Org admins are notified of urgent alerts that nobody answers; on by default. */
  _alert_escalation: z.boolean().optional(),
  /** People with an access link have their own page: status, advice and requests; off by default. */
  _worker_page: z.boolean().optional(),
  /** Languages of that page whose texts somebody of the organisation has approved. */
  _worker_page_languages: z.array(z.string()).optional(),
  /** What supervisors see of tests of others; values if missing. Never a limit for admins. */
  _supervisors_see: z.enum(supervisorViews).optional(),
  /** People who see values although other supervisors do not. */
  _values_seen_by: z.array(z.string()).optional(),
  /** Shown as the sender of emails; empty or missing: the name that the server is set up with. */
  _sender_name: z.string().optional(),
});

/** The organisation of a person. */
export const organisation = z.object({
  org_id: z.string(),
  name: z.string(),
  metadata: organisationMetadata,
  has_profile_image: z.boolean(),
  /** When the organisation ends; null or missing if it is not being closed. */
  closes_time: z.string().nullable().optional(),
  created_time: z.string(),
  modified_time: z.string(),
});

export type OrganisationMetadata = z.infer<typeof organisationMetadata>;
export type Organisation = z.infer<typeof organisation>;
