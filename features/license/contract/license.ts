import { z } from 'zod';

/** Features that a plan can include. They are named on the plan card; nothing is switched off. */
export const licenseFeatures = [
  'Hydration tests',
  'Heat risk',
  'Alerts',
  'Roster',
  'Breaks',
  'Education',
  'Devices',
  'Reports',
] as const;
export type LicenseFeature = (typeof licenseFeatures)[number];

/** What the operator of the server sets for an organisation. */
export interface Plan {
  plan: string;
  /** Null: not limited. */
  seats: number | null;
  /** The last valid day, 'YYYY-MM-DD' in the zone of the organisation; null: not limited. */
  valid_until: string | null;
  features: readonly LicenseFeature[];
}

/** The plan of organisations for which the operator set none. */
export const defaultPlan: Plan = {
  plan: 'Standard',
  seats: null,
  valid_until: null,
  features: licenseFeatures,
};

/** The plan of an organisation, and how much of it is used. */
export const license = z.object({
  plan: z.string(),
  seats: z.number().int().nullable(),
  /** People who are active, not hidden and no test persons. */
  seats_used: z.number().int(),
  valid_until: z.string().nullable(),
  features: z.array(z.enum(licenseFeatures)),
});
export type License = z.infer<typeof license>;
