import { z } from 'zod';

/** Features in preview that an organisation has switched on, spelled as they are stored. */
export const betaFeatures = ['alert', 'roster', 'heat stress'] as const;
export type BetaFeature = (typeof betaFeatures)[number];

/** Systems of units. */
export const measurementSystems = ['metric', 'imperial'] as const;
export type MeasurementSystem = (typeof measurementSystems)[number];

export const organisationMetadata = z.looseObject({
  _measurement_system: z.string().optional(),
  _show_preview_features: z.boolean().optional(),
  /** Degrees Celsius. */
  _heat_index_threshold: z.number().nullable().optional(),
  _beta: z.array(z.string()).optional(),
  /** IANA name. */
  _timezone: z.string().optional(),
  /** Letters of a new password; null: as many as the specification asks for. */
  _password_min_length: z.number().nullable().optional(),
  /** Stands before the title of what is printed. */
  _report_brand: z.string().optional(),
  /** Whoever signs in by password needs a second factor. */
  _require_two_factor: z.boolean().optional(),
});

/** The one organisation that a person belongs to. */
export const organisation = z.object({
  org_id: z.string(),
  name: z.string(),
  metadata: organisationMetadata,
  has_profile_image: z.boolean(),
  /** When everything of it ends; null or left out while nobody closes it. */
  closes_time: z.string().nullable().optional(),
  created_time: z.string(),
  modified_time: z.string(),
});

export type OrganisationMetadata = z.infer<typeof organisationMetadata>;
export type Organisation = z.infer<typeof organisation>;
