import { createMeasurements } from '#measurements/contract';
import type { Endpoint } from '#packages/http/contract';
import { endpoints } from './composition.ts';
import { sampleOf } from './test-fields.ts';

/** The calls with a body, except the one whose handler judges each row by itself. */
export const callsWithBody = endpoints.flatMap((endpoint) => {
  const { name, body } = endpoint;
  return body === undefined || name === createMeasurements.name ? [] : [{ ...endpoint, body }];
});

/** Tables of sign-ins and of attempts, which any call may change. */
export const changedByAnyCall = ['attempts', 'sign_ins'];

/** The address of a call with a sample of its parameters. */
export function sampleUrlOf({ path, params }: Endpoint): string {
  const given = sampleOf(params) as Readonly<Record<string, string | number | undefined>>;
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(given[name] ?? 'x')),
  );
}
