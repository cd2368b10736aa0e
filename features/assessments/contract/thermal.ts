import { z } from 'zod';
import { humidityMessages, riskLevelNames } from '#heat/contract';
import type { RiskLevel } from '#heat/contract';
import { jobMessages } from '#jobs/contract';
import { jobFactors, riskFactors, unsetFactor } from '#tags/contract';
import { assessmentMessages as messages } from './assessment-messages.ts';

/** Limits of weather inputs: degrees Celsius and km/h. */
export const thermalLimits = {
  temperature: { min: -60, max: 60 },
  heat_index: { min: -60, max: 100 },
  wind: { min: 0, max: 400 },
} as const;

const celsius = ({ min, max }: { min: number; max: number }) =>
  `${String(min)} to ${String(max)} °C`;
const within = ({ min, max }: { min: number; max: number }, message: string) =>
  z.number(messages.notANumber).min(min, message).max(max, message);

/** Points of each air movement: weak air movement cools less. */
export const airMovements = [
  { points: 3, label: 'None', kph: [0, 5] },
  { points: 2, label: 'Light', kph: [5, 20] },
  { points: 1, label: 'Moderate', kph: [20, 40] },
  { points: 0, label: 'Strong', kph: [40, null] },
] as const;

const factors = jobFactors.superRefine((given, context) => {
  for (const factor of riskFactors) {
    if (given[factor] !== unsetFactor) continue;
    context.addIssue({ code: 'custom', path: [factor], message: jobMessages.incomplete });
  }
});

const air = z.discriminatedUnion('by', [
  z.object({ by: z.literal('movement'), points: z.literal([0, 1, 2, 3], jobMessages.incomplete) }),
  z.object({
    by: z.literal('wind'),
    kph: within(thermalLimits.wind, messages.wind('0 to 400 km/h')),
  }),
]);

const heat = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('humidity'),
    celsius: within(
      thermalLimits.temperature,
      messages.temperature(celsius(thermalLimits.temperature)),
    ),
    humidity: z
      .number(messages.notANumber)
      .min(0, humidityMessages.tooLow)
      .max(100, humidityMessages.tooHigh),
  }),
  z.object({
    by: z.literal('index'),
    celsius: within(
      thermalLimits.heat_index,
      messages.heatIndex(celsius(thermalLimits.heat_index)),
    ),
  }),
]);

/** Answers of a thermal assessment: work, air and heat. */
export const thermalAnswers = z.object({
  factors,
  air,
  heat,
  /** Clothing that lets neither air nor vapour through. */
  impermeable_clothing: z.boolean().optional(),
});
export type ThermalAnswers = z.infer<typeof thermalAnswers>;

/** Reasons why the method does not apply; then no low rating is given. */
export const outsideReason = z.enum(['clothing', 'heat_index']);
export type OutsideReason = z.infer<typeof outsideReason>;

/** Result of the answers. */
export const thermalResult = z.object({
  /** 2 to 42. */
  hazard: z.int(),
  /** Degrees Celsius, unrounded. */
  heat_index: z.number(),
  /** Points of the heat index, 1 to 4. */
  heat: z.int(),
  /** Points of the wind, 0 to 3. */
  wind: z.int(),
  /** 2 to 180. */
  risk: z.int(),
  /** Null if the method does not apply and the level would be low. */
  level: z.enum(Object.keys(riskLevelNames) as [RiskLevel, ...RiskLevel[]]).nullable(),
  /** Missing in assessments that were saved by earlier versions. */
  outside: z.array(outsideReason).optional(),
});
export type ThermalResult = z.infer<typeof thermalResult>;
