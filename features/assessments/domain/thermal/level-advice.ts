import type { RiskLevel } from '#heat/contract';

/** Recommended actions for a risk. */
export interface LevelAdvice {
  readonly first: string;
  readonly water: string;
  readonly rest: string;
  readonly retest: string;
}

/**
 * The advice at each level of risk.
 *
 * Source: the three bands of the Basic Thermal Risk Assessment (Di Corleto, Firth and Mate, 2013);
 * water by NIOSH 2016-106: a cup every 15 to 20 minutes, at most 1.5 litres an hour. Rest and the
 * time between tests are our own choice.
 */
export const levelAdvice: Readonly<Record<RiskLevel, LevelAdvice>> = {
  low: {
    first:
      'Work as planned, unless the crew card requires rest. Check again when the weather or the work changes.',
    water: 'Keep water within reach and drink a cup (250 mL) every 20 to 30 minutes.',
    rest: 'Take the usual breaks, in the shade.',
    retest: 'Test hydration as the testing strategy requires, at least once a shift.',
  },
  high: {
    first: 'Heat illness is possible. Reduce the risk of the work and assess it in more detail.',
    water: 'Drink a cup (250 mL) every 15 to 20 minutes, at most 1.5 L an hour.',
    rest: 'Rest at least 10 minutes of every hour in a cool place. People who are new to the heat need more.',
    retest: 'Test hydration every 2 hours.',
  },
  extreme: {
    first: 'Heat illness is very likely. Change the work or its time before anybody starts.',
    water:
      'Drink a cup (250 mL) every 15 minutes, at most 1.5 L an hour, with food or electrolytes.',
    rest: 'If the work cannot wait, rest at least half of every hour in a cool place. Nobody should work alone.',
    retest: 'Test hydration every hour, and before going back to work.',
  },
};

/** The advice without a rating: as cautious as the highest level, until a better method decides. */
export const unratedAdvice: LevelAdvice = {
  ...levelAdvice.extreme,
  first:
    'Do not start work at this score. First assess the work by WBGT (crew card) or with physiological monitoring.',
};
