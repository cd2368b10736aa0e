import { nextMinute, phaseOf, restedBody } from './body.ts';
import type { Phase } from './body.ts';
import type { StrainExposure } from './strain-inputs.ts';

/** The effect of an exposure on a body. */
export interface HeatStrain {
  /** Rectal temperature at the end, degrees Celsius. */
  readonly rectal: number;
  /** Water lost by sweat and breath, grams. */
  readonly water_loss: number;
  /** Minutes until the rectal temperature is 38 C; the whole exposure if it is not reached. */
  readonly until_rectal: number;
  /** Minutes until an average person has lost 7.5 % of their mass. */
  readonly until_loss_average: number;
  /** Minutes until one of 20 people has lost more than 5 %. */
  readonly until_loss_most: number;
  /** Whether the limit of 38 C or of 5 % is reached, also in the last minute. */
  readonly reaches_limit: boolean;
  /** Grams lost in the last hour of the exposure, or in all of a shorter one. */
  readonly loss_late: number;
}

/** The limits of the method: degrees Celsius, and shares of the mass of the body. */
export const strainLimits = { rectal: 38, averageLoss: 0.075, mostLoss: 0.05 } as const;

/**
 * The predicted heat strain of an exposure, minute by minute.
 *
 * Source: ISO 7933:2004, annex E.
 */
export function heatStrain({ minutes, ...inputs }: StrainExposure): HeatStrain {
  return strainOf(phaseOf(inputs), minutes);
}

/** The same for a prepared phase. */
export function strainOf(phase: Phase, minutes: number): HeatStrain {
  const grams = phase.inputs.mass * 1000;
  let body = restedBody;
  let lostBefore = 0;
  const never = Number.POSITIVE_INFINITY;
  const until = { rectal: never, average: never, most: never };
  for (let minute = 1; minute <= minutes; minute += 1) {
    body = nextMinute(body, phase);
    const { rectal, lost } = body;
    if (rectal >= strainLimits.rectal) until.rectal = Math.min(until.rectal, minute);
    if (lost >= strainLimits.averageLoss * grams) until.average = Math.min(until.average, minute);
    if (lost >= strainLimits.mostLoss * grams) until.most = Math.min(until.most, minute);
    if (minute === minutes - 60) lostBefore = lost;
  }
  return {
    rectal: body.rectal,
    water_loss: body.lost,
    until_rectal: Math.min(until.rectal, minutes),
    until_loss_average: Math.min(until.average, minutes),
    until_loss_most: Math.min(until.most, minutes),
    reaches_limit: Math.min(until.rectal, until.most) < never,
    loss_late: body.lost - lostBefore,
  };
}
