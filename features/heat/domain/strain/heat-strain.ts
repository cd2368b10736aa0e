import { clothingOf } from './clothing-in-motion.ts';
import { exchangeWithAir } from './heat-exchange.ts';
import { coreTemperature, skinTemperature } from './body-temperatures.ts';
import type { StrainInputs } from './strain-inputs.ts';
import { bodySurface, storagePerDegree } from './strain-inputs.ts';
import { nextSweat, sweatLimits } from './sweat.ts';

/** What an exposure does to a body. */
export interface HeatStrain {
  /** Rectal temperature at the end, degrees Celsius. */
  readonly rectal: number;
  /** Water lost by sweat and breath, grams. */
  readonly water_loss: number;
  /** Minutes until the rectal temperature is 38 C; the whole exposure where it never is. */
  readonly until_rectal: number;
  /** Minutes until an average person has lost 7.5 % of their mass. */
  readonly until_loss_average: number;
  /** Minutes until 95 of 100 persons have lost no more than 5 %. */
  readonly until_loss_most: number;
}

const highestRectal = 38;
const averageLoss = 0.075;
const mostLoss = 0.05;
/** Share of the way to its goal that a value goes in a minute: time constants of 10 and 3 minutes. */
const perMinute = { core: Math.exp(-1 / 10), skin: Math.exp(-1 / 3) };
/** Degrees of a body that has rested. */
const rested = { rectal: 36.8, core: 36.8, skin: 34.1, skinShare: 0.3 };

/**
 * The predicted heat strain of an exposure, minute by minute.
 *
 * Source: ISO 7933:2004, annex E.
 */
export function heatStrain(inputs: StrainInputs): HeatStrain {
  const { metabolic: m, air, vapour, minutes, mass } = inputs;
  const surface = bodySurface(inputs);
  const perDegree = storagePerDegree(inputs, surface);
  const clothing = clothingOf(inputs);
  const limits = sweatLimits(inputs, surface);
  const breath = {
    dry: 0.001516 * m * (28.56 + 0.115 * air + 0.641 * vapour - air),
    wet: 0.00127 * m * (59.34 + 0.53 * air - 11.63 * vapour),
  };
  const restingGoal = 0.0036 * m + 36.6;

  let { rectal, core, skin, skinShare } = rested;
  let goal = rested.core;
  let sweat = 0;
  let lost = 0;
  const until = { rectal: minutes, average: minutes, most: minutes };
  for (let minute = 1; minute <= minutes; minute += 1) {
    const goalBefore = goal;
    goal = goal * perMinute.core + restingGoal * (1 - perMinute.core);
    const stored = perDegree * (goal - goalBefore) * (1 - skinShare);
    const skinBefore = skin;
    const skinGoal = skinTemperature(inputs, rectal);
    skin = skin * perMinute.skin + skinGoal * (1 - perMinute.skin);

    const exchange = exchangeWithAir(inputs, clothing, skin);
    const required = m - stored - breath.dry - breath.wet - exchange.dry;
    const sweating = nextSweat(sweat, { required, possible: exchange.possible, limits });
    sweat = sweating.sweat;

    const storage = sweating.required - sweating.evaporated + stored;
    const next = coreTemperature({
      ...{ storage, perDegree, core, skin, skinBefore, skinShare },
    });
    core = next.core;
    skinShare = next.skinShare;
    rectal += (2 * core - 1.962 * rectal - 1.31) / 9;
    if (rectal >= highestRectal) until.rectal = Math.min(until.rectal, minute);

    lost += gramsPerMinute(sweat + breath.wet, surface);
    if (lost >= averageLoss * mass * 1000) until.average = Math.min(until.average, minute);
    if (lost >= mostLoss * mass * 1000) until.most = Math.min(until.most, minute);
  }
  return {
    rectal,
    water_loss: lost,
    until_rectal: until.rectal,
    until_loss_average: until.average,
    until_loss_most: until.most,
  };
}

function gramsPerMinute(wattsPerArea: number, surface: number): number {
  return (wattsPerArea * 2.67 * surface) / 1.8 / 60;
}
