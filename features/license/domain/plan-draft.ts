import { licenseFeatures } from '#license/contract';
import type { LicenseFeature, Plan } from '#license/contract';
import { oneLine } from '#packages/kit';

const parts = ['plan', 'seats', 'valid_until', 'features'] as const;
type Part = (typeof parts)[number];

const longestPlan = 60;
const mostSeats = 1_000_000;

/**
 * Reads a plan from words such as 'plan=Team' and 'seats=50'. Seats and days that are not given are
 * not limited; without features the plan includes all of them.
 *
 * @throws Error with the part that is wrong
 */
export function parsePlan(words: readonly string[]): Plan {
  const given = new Map<Part, string>();
  for (const word of words) {
    const part = parts.find((each) => word.startsWith(`${each}=`));
    if (part === undefined) throw new Error(`there is no part '${word}'`);
    if (given.has(part)) throw new Error(`${part} is given twice`);
    given.set(part, word.slice(part.length + 1).trim());
  }
  return {
    plan: planOf(given.get('plan') ?? ''),
    seats: seatsOf(given.get('seats')),
    valid_until: dayOf(given.get('valid_until')),
    features: featuresOf(given.get('features')),
  };
}

function planOf(text: string): string {
  const plan = oneLine(text);
  if (plan === '') throw new Error('plan is missing');
  if (plan.length > longestPlan) {
    throw new Error(`plan can have at most ${String(longestPlan)} characters`);
  }
  return plan;
}

function seatsOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const seats = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (!(seats <= mostSeats)) {
    throw new Error(`seats must be a whole number from 0 to ${String(mostSeats)}`);
  }
  return seats;
}

function dayOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // 30 February would become a day of March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) {
    throw new Error('valid_until must be a day such as 2027-06-30');
  }
  return text;
}

function featuresOf(text: string | undefined): readonly LicenseFeature[] {
  if (text === undefined) return licenseFeatures;
  return text.split(',').map((word) => {
    const name = word.trim();
    const found = licenseFeatures.find((each) => each.toLowerCase() === name.toLowerCase());
    if (found === undefined) throw new Error(`there is no feature '${name}'`);
    return found;
  });
}
