import { z } from 'zod';
import { fetchJson, ServiceFailure } from '#packages/http/server';

/** Bytes of the largest answer that is read; 31 days of hours with all they may hold are a megabyte. */
const longest = 4 * 1024 * 1024;

/** Milliseconds that a service may take unless told. */
const usualTimeout = 10_000;

export interface ServiceAddress {
  /** Without the name of the call. */
  readonly url: string;
  readonly key?: string | undefined;
  readonly timeout?: number | undefined;
}

/**
 * Asks a weather service and holds its answer to a shape.
 *
 * @throws ServiceFailure
 */
export async function askWeather<Shape extends z.ZodType>(
  { url, key, timeout = usualTimeout }: ServiceAddress,
  call: string,
  query: Readonly<Record<string, string>>,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const address = new URL(`${url.replace(/\/+$/, '')}/${call}`);
  for (const [part, value] of Object.entries(query)) address.searchParams.set(part, value);
  if (key !== undefined) address.searchParams.set('key', key);
  const read = shape.safeParse(await fetchJson(address, { timeout, longest }));
  if (!read.success) throw new ServiceFailure('unreadable');
  return read.data;
}

const between = (least: number, most: number) => z.number().min(least).max(most);

/** What a number of the weather can be on this earth; anything else is another unit, or an error. */
export const likely = {
  celsius: between(-90, 60),
  humidity: between(0, 100),
  pressure: between(300, 1100),
  kph: between(0, 500),
  degrees: between(0, 360),
  percent: between(0, 100),
  uv: between(0, 30),
  radiation: between(0, 1500),
};
