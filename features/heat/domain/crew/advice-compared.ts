import type { RiskLevel } from '#heat/contract';

/** The risk score and the advice by WBGT for one job in the same hour. */
export interface AdvicePair {
  /** Level of the risk score; null where the score is not known. */
  readonly risk_level: RiskLevel | null;
  /** Minutes of work in the hour by the advice, 0 to 60; null without advice. */
  readonly work_minutes: number | null;
  /** Points of the heat index, 1 to 4. With 1 the weather adds nothing to the score. */
  readonly heat_score?: number;
  /** The method that limits the minutes. */
  readonly limited_by?: 'wbgt' | 'heat_strain' | 'rule' | null;
}

/** Whether both methods agree, and the sentence to show if they do not. */
export type AdviceComparison =
  | { readonly agrees: true; readonly sentence: null }
  | { readonly agrees: false; readonly sentence: string }
  | { readonly agrees: null; readonly sentence: null };

const wholeHour = 60;
const agreed: AdviceComparison = { agrees: true, sentence: null };

/**
 * Compares the risk score, which screens jobs by 13 factors, with the advice on work and rest,
 * which is based on WBGT and predicted heat strain. They agree if both allow continuous work, or
 * both require measures: a high score with some rest, an extreme one with rest or no work. If they
 * differ, the sentence names the cautious one to follow. `agrees` is null if one of the two is not
 * known.
 */
export function compareAdvice(pair: AdvicePair): AdviceComparison {
  const { risk_level, work_minutes } = pair;
  if (risk_level === null || work_minutes === null || Number.isNaN(work_minutes)) {
    return { agrees: null, sentence: null };
  }
  const isLow = risk_level === 'low';
  if (work_minutes >= wholeHour) return isLow ? agreed : differs(scoreIsHigher(risk_level, pair));
  if (isLow) return differs(adviceIsStricter(work_minutes, pair));
  if (work_minutes > 0 || risk_level === 'extreme') return agreed;
  return differs(`The risk score is high, but ${methodOf(pair)} allows no work: do not work.`);
}

function scoreIsHigher(level: 'high' | 'extreme', { heat_score }: AdvicePair): string {
  const within = 'By WBGT, continuous work is within the limit.';
  // With a heat score of 2 or more the same job would score lower on a milder day.
  return heat_score === undefined || heat_score <= 1
    ? `The risk score is ${level} because of the job, not the weather. ${within}`
    : `The risk score is ${level} because of the job and the heat index together. ${within} Keep the controls that the score requires.`;
}

function adviceIsStricter(minutes: number, pair: AdvicePair): string {
  const method = methodOf(pair);
  return minutes === 0
    ? `The risk score is low, but ${method} allows no work: do not work.`
    : `The risk score is low, but ${method} requires ${String(wholeHour - minutes)} min of rest each hour. Take this rest.`;
}

function methodOf({ limited_by }: AdvicePair): string {
  if (limited_by === 'rule') return 'a rule of the location';
  return limited_by === 'heat_strain' ? 'heat strain (ISO 7933)' : 'WBGT';
}

function differs(sentence: string): AdviceComparison {
  return { agrees: false, sentence };
}
