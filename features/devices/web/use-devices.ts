import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeDevice,
  createDevice,
  listDevices,
  makeDeviceToken,
  revokeDeviceToken,
} from '#devices/contract';
import type { Device } from '#devices/contract';
import type { CallInput } from '#packages/http/contract';
import { allPages, CallError, useClient } from '#packages/http/web';
import type { Client } from '#packages/http/web';
import { createId } from '#packages/kit';
import { showToast, tellRefusal } from '#packages/ui';
import type { Refused } from '#packages/ui';
import { deviceTexts } from './device-texts.ts';

const key = ['devices'];

/** The editable fields of a device. */
export type DeviceFields = Omit<CallInput<typeof changeDevice>['body'], 'device_id' | 'retired'>;

/** The list from the server, all pages of it. */
function allDevices(client: Client, signal: AbortSignal): Promise<Device[]> {
  return allPages(async (after) => {
    const { devices, next } = await client.call(listDevices, { query: { after } }, { signal });
    return { rows: devices, next };
  });
}

/** The devices from the server, and the actions with them. */
export function useDevices() {
  const client = useClient();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => allDevices(client, signal),
    retry: false,
    staleTime: 0,
  });

  /** Makes one write and reloads the list; errors without a form field are shown in a toast. */
  async function attempt(action: () => Promise<unknown>): Promise<Refused> {
    try {
      await action();
      return null;
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      return tellRefusal(failure);
    } finally {
      // Also after a refusal: the page may be out of date.
      await queries.invalidateQueries({ queryKey: key });
    }
  }

  async function add(device_id: string, serial: string, fields: DeviceFields): Promise<Refused> {
    const body = { device_id, serial, ...fields };
    const refused = await attempt(() => client.call(createDevice, { body }));
    if (refused === null) showToast({ kind: 'done', text: deviceTexts.added });
    return refused;
  }

  async function change({ device_id }: Device, fields: DeviceFields): Promise<Refused> {
    const body = { device_id, ...fields };
    const refused = await attempt(() => client.call(changeDevice, { body }));
    if (refused === null) showToast({ kind: 'done', text: deviceTexts.saved });
    return refused;
  }

  async function retire(device: Device, retired: boolean): Promise<void> {
    const body = { device_id: device.device_id, retired };
    const refused = await attempt(() => client.call(changeDevice, { body }));
    if (refused !== null) return;
    const text = retired ? deviceTexts.retired : deviceTexts.back;
    const run = () => void retire(device, !retired);
    showToast({ kind: 'done', text, action: { label: deviceTexts.undo, run } });
  }

  /** Creates a token; null if it was refused, which is shown in a toast. */
  async function makeToken({ device_id }: Device): Promise<string | null> {
    let token: string | null = null;
    await attempt(async () => {
      const made = { params: { id: device_id }, body: { device_token_id: newId() } };
      ({ token } = await client.call(makeDeviceToken, made));
    });
    return token;
  }

  async function revokeToken({ device_id }: Device, device_token_id: string): Promise<void> {
    const which = { params: { id: device_id }, query: { device_token_id } };
    const refused = await attempt(() => client.call(revokeDeviceToken, which));
    if (refused === null) showToast({ kind: 'done', text: deviceTexts.revoked });
  }

  const actions = { add, change, retire, makeToken, revokeToken };
  return { devices: data, error, refetch: () => void refetch(), ...actions };
}

export type Devices = ReturnType<typeof useDevices>;

/** Created here, so that sending twice adds one row. */
export function newId(): string {
  return createId(
    Date.now(),
    (bytes) => void crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
  );
}
