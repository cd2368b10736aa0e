import { createId } from '#packages/kit';
import { randomOf } from './random-source.ts';

/** The day on which the demo organisation was founded, in milliseconds since 1970. */
export const foundedAt = Date.UTC(2026, 0, 5);

/** An identifier that only depends on a time and a key. */
export function demoId(time: number, key: string): string {
  return createId(time, randomOf(`id ${key}`).fill);
}

/** The demo organisation is the same on every server. */
export const demoOrganisationId = demoId(foundedAt, 'organisation');
