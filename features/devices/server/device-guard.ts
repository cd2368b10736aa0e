import { hashToken } from '#auth/server';
import { deviceMessages } from '#devices/contract';
import { createCallBuckets, isDeviceToken, serialKey } from '#devices/domain';
import type { CallBuckets } from '#devices/domain';
import { createMeasurements } from '#measurements/contract';
import { addMeasurements, parseRows } from '#measurements/server';
import type { OnTestsAdded, ParsedRows } from '#measurements/server';
import type { Database } from '#packages/database';
import type { CallData } from '#packages/http/contract';
import { HttpError } from '#packages/http/server';
import type { MachineCall, MachineGuard } from '#packages/http/server';
import { findTokenDevice, noteTokenUse, secondsAhead } from './device-token-store.ts';
import type { TokenDevice } from './device-token-store.ts';

/** Burst and rate per second of one token in one process. */
const pace = { atOnce: 60, perSecond: 5 };
/**
 * If an organisation's stamps are further ahead, calls are rejected: 1000 tests use one second of
 * stamps. It is below a minute by the amount of ten concurrent calls of 500.
 */
const mostSecondsAhead = 55;
/** The last use of a token is written at most this often. */
const minute = 60_000;

/**
 * Authentication of devices: a token only allows adding tests of the organisation's people.
 *
 * @param onTestsAdded called in the transaction that adds tests, by a feature of a higher layer
 */
export function deviceGuard(database: Database, onTestsAdded: OnTestsAdded): MachineGuard {
  const buckets = createCallBuckets(pace);
  return {
    owns: isDeviceToken,
    async open(token) {
      const device = await findTokenDevice(database, hashToken(token));
      if (device === null) return null;
      const add = (call: MachineCall) =>
        // The mount has validated the input by the schemas of this endpoint.
        ingest(call as MachineCall<typeof createMeasurements>, device, { buckets, onTestsAdded });
      return { org_id: device.org_id, handlers: new Map([[createMeasurements.name, add]]) };
    },
  };
}

async function ingest(
  { body, database, now }: MachineCall<typeof createMeasurements>,
  device: TokenDevice,
  { buckets, onTestsAdded }: { buckets: CallBuckets; onTestsAdded: OnTestsAdded },
): Promise<CallData<typeof createMeasurements>> {
  const time = now();
  if (device.retired) throw new HttpError('FORBIDDEN', { message: deviceMessages.retired });
  refuseFast(buckets.wait(`${device.org_id} ${device.device_token_id}`, time));
  const rows = ofDevice(parseRows(body.measurements), device.serial);
  return database.write({ org_id: device.org_id, actor_user_id: null }, async (tx) => {
    refuseFast((await secondsAhead(tx)) - mostSecondsAhead);
    const answer = await addMeasurements(tx, {
      // The device acts for its organisation; the recorder is unknown.
      recorder: { user_id: null, refusal: () => null },
      ...{ rows, onTestsAdded, now: time, by: ` by device ${device.serial}` },
    });
    const used = device.last_used_time === null ? 0 : Date.parse(device.last_used_time);
    if (time - used >= minute) await noteTokenUse(tx, device.device_token_id, time);
    return answer;
  });
}

/** @throws HttpError TOO_MANY if there are seconds to wait */
function refuseFast(seconds: number): void {
  if (seconds <= 0) return;
  const retryAfter = Math.ceil(seconds);
  throw new HttpError('TOO_MANY', { message: deviceMessages.tooFast, retryAfter });
}

/** Rows with the serial of the device; a row with another one is rejected. */
function ofDevice({ parsed, rejected }: ParsedRows, serial: string): ParsedRows {
  const message = deviceMessages.otherSerial;
  const isOther = ({ metadata }: ParsedRows['parsed'][number]) =>
    metadata.device_serial !== undefined && serialKey(metadata.device_serial) !== serialKey(serial);
  return {
    parsed: parsed
      .filter((row) => !isOther(row))
      .map((row) => ({ ...row, metadata: { ...row.metadata, device_serial: serial } })),
    rejected: [
      ...rejected,
      ...parsed.filter(isOther).map(({ measurement_id }) => ({
        ...{ measurement_id, message },
        errors: { 'metadata.device_serial': message },
      })),
    ],
  };
}
