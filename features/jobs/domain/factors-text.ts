import { jobFactors, riskFactors } from '#tags/contract';
import type { JobFactors } from '#tags/contract';
import { hazardScore } from './hazard-score.ts';

/** The answers of an assessed job in a URL, '2-1-2-0-2-1-2-2-2-0-1-0-4'. */
export function factorsText(factors: JobFactors): string {
  return riskFactors.map((factor) => factors[factor]).join('-');
}

/** The answers of a URL; null for anything but 13 valid ones. */
export function factorsFromText(text: unknown): JobFactors | null {
  if (typeof text !== 'string' || !/^\d(?:-\d){12}$/.test(text)) return null;
  const values = text.split('-').map(Number);
  const read = jobFactors.safeParse(
    Object.fromEntries(riskFactors.map((factor, index) => [factor, values[index]])),
  );
  return read.success && hazardScore(read.data) >= 0 ? read.data : null;
}
