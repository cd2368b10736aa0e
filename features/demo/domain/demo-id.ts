import { createId } from '#packages/kit';
import { dice } from './seeded-dice.ts';

/** The moment at which the demo organisation was founded, long before its first test. */
export const foundedAt = Date.UTC(2025, 0, 6);

/** The identifier of a thing of the demo: always the same for its moment and its name. */
export function demoId(time: number, name: string): string {
  const { fill } = dice(`id ${name}`);
  return createId(time, fill);
}

/** Identifier of the demo organisation. */
export const demoOrganisationId = demoId(foundedAt, 'organisation');
