import { z } from 'zod';
import { oneLineName } from '#packages/http/contract';
import { peopleMessages as messages } from './people-messages.ts';

/** Lines of an address, in the order of forms and pages. */
export const addressLines = ['label', 'street', 'city', 'state', 'postalCode', 'country'] as const;
export type AddressLine = (typeof addressLines)[number];

/** Maximum number of addresses of a person. */
export const mostAddresses = 10;

const line = oneLineName({
  ...{ longest: 200, tooLong: messages.addressLine, invalid: messages.addressLine },
}).default('');

const degrees = (most: number, message: string) =>
  z.number(message).min(-most, message).max(most, message).nullable().default(null);

/** An address of a person. A missing line is empty; unknown coordinates are null. */
export const userAddress = z
  .object({
    ...{ label: line, street: line, city: line, state: line, postalCode: line, country: line },
    lat: degrees(90, messages.latitude),
    lon: degrees(180, messages.longitude),
  })
  .superRefine((address, context) => {
    const { lat, lon } = address;
    if (addressLines.every((name) => address[name] === '')) {
      context.addIssue({ code: 'custom', path: ['street'], message: messages.addressEmpty });
    }
    if ((lat === null) !== (lon === null)) {
      const path = [lat === null ? 'lat' : 'lon'];
      context.addIssue({ code: 'custom', path, message: messages.bothCoordinates });
    }
  });
export type UserAddress = z.infer<typeof userAddress>;
