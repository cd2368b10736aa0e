import { z } from 'zod';
import { fetchJson, ServiceFailure } from '#packages/http/server';

/** Maximum size of a response in bytes; 31 days of hours are about a megabyte. */
const longest = 4 * 1024 * 1024;

/** Default timeout of a service in milliseconds. */
const usualTimeout = 10_000;

export interface ServiceAddress {
  /** Base URL. */
  readonly url: string;
  readonly key?: string | undefined;
  readonly timeout?: number | undefined;
}

/**
 * Requests a weather service and validates the response.
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

/** Plausible ranges of weather values; anything else is another unit, or an error. */
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
