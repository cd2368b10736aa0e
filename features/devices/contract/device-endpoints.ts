import { z } from 'zod';
import { endpoint, newRowId, oneLineName } from '#packages/http/contract';
import { oneLine } from '#packages/kit';
import { device } from './device.ts';
import { deviceMessages } from './device-messages.ts';

/** Longest serial of a device, in characters. */
const longestSerial = 100;

/** Maximum number of devices in one response. */
export const devicesPage = 2000;

/** The serial is on the device and in its tests, so it is stored unchanged. */
const serial = z
  .string()
  .trim()
  .max(longestSerial, deviceMessages.serialLong)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, deviceMessages.oneLine)
  .refine((text) => oneLine(text) !== '', deviceMessages.serialRequired);

const notes = z
  .string()
  .trim()
  .max(2000, deviceMessages.notesLong)
  .regex(/^[^\0\p{Cs}]*$/u, deviceMessages.oneLine);

/** The editable fields of a device; all others come from its tests. */
const said = {
  name: oneLineName({
    longest: 100,
    tooLong: deviceMessages.nameLong,
    invalid: deviceMessages.oneLine,
  }).optional(),
  tag_id: z.guid().nullable().optional(),
  notes: notes.optional(),
};

const one = z.object({ id: z.guid() });
const changed = z.object({ device_id: z.string() });

export const listDevices = endpoint({
  name: 'device.list',
  method: 'GET',
  path: '/v3/device',
  summary:
    'The devices of the organisation by serial, page by page, with their tests and their active tokens.',
  right: 'org_admin',
  query: z.object({
    /** The `next` of the previous page. */
    after: z
      .string()
      .max(2 * longestSerial)
      .optional(),
  }),
  data: z.object({
    devices: z.array(device),
    /** Null on the last page. */
    next: z.string().nullable(),
  }),
});

export const createDevice = endpoint({
  name: 'device.create',
  method: 'POST',
  path: '/v3/device',
  summary: 'Adds a device by its serial. Sending the same id again changes nothing.',
  right: 'org_admin',
  body: z.object({
    device_id: newRowId,
    serial,
    ...said,
  }),
  data: changed,
  errors: ['DUPLICATE'],
});

export const changeDevice = endpoint({
  name: 'device.change',
  method: 'PATCH',
  path: '/v3/device',
  summary: 'Changes name, location or notes of a device, retires it or cancels that.',
  right: 'org_admin',
  body: z
    .object({ device_id: z.guid(), ...said, retired: z.boolean().optional() })
    .refine(
      ({ device_id: _, ...rest }) => Object.values(rest).some((value) => value !== undefined),
      { message: deviceMessages.nothingToChange },
    ),
  data: changed,
});

export const makeDeviceToken = endpoint({
  name: 'device.make_token',
  method: 'POST',
  path: '/v3/device/{id}/token',
  summary:
    'Creates a token with which the device adds tests. It is returned once; the same id again replaces a token that was never used.',
  right: 'org_admin',
  params: one,
  body: z.object({ device_token_id: newRowId }),
  data: z.object({ device_token_id: z.string(), prefix: z.string(), token: z.string() }),
  errors: ['CONFLICT'],
});

export const revokeDeviceToken = endpoint({
  name: 'device.revoke_token',
  method: 'DELETE',
  path: '/v3/device/{id}/token',
  summary: 'Revokes a token of a device.',
  right: 'org_admin',
  params: one,
  query: z.object({ device_token_id: z.guid() }),
  data: z.object({ device_token_id: z.string() }),
});
