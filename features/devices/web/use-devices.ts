import {
  changeDevice,
  createDevice,
  listDevices,
  makeDeviceToken,
  revokeDeviceToken,
} from '#devices/contract';
import type { Device } from '#devices/contract';
import { useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import type { CallInput } from '#packages/http/contract';
import { newId, useAllRows, useClient } from '#packages/http/web';
import { deviceTexts } from './device-texts.ts';

/** The editable fields of a device. */
export type DeviceFields = Omit<CallInput<typeof changeDevice>['body'], 'device_id' | 'retired'>;

/** The devices from the server, and the actions with them. */
export function useDevices() {
  const client = useClient();
  const { write } = useWrite({ stale: [listDevices] });
  const { data, error, refetch } = useAllRows(listDevices, ({ devices }) => devices);

  const add = (device_id: string, serial: string, fields: DeviceFields): Promise<Refused> =>
    write(() => client.call(createDevice, { body: { device_id, serial, ...fields } }), {
      done: deviceTexts.added,
    });

  const change = ({ device_id }: Device, fields: DeviceFields): Promise<Refused> =>
    write(() => client.call(changeDevice, { body: { device_id, ...fields } }), {
      done: deviceTexts.saved,
    });

  const retire = (device: Device, retired: boolean): Promise<Refused> =>
    write(() => client.call(changeDevice, { body: { device_id: device.device_id, retired } }), {
      done: retired ? deviceTexts.retired : deviceTexts.back,
      undo: () => retire(device, !retired),
    });

  /** Creates a token; null if it was refused, which is shown in a toast. */
  async function makeToken({ device_id }: Device): Promise<string | null> {
    let token: string | null = null;
    const made = { params: { id: device_id }, body: { device_token_id: newId() } };
    await write(async () => ({ token } = await client.call(makeDeviceToken, made)));
    return token;
  }

  const revokeToken = ({ device_id }: Device, device_token_id: string): Promise<Refused> =>
    write(
      () =>
        client.call(revokeDeviceToken, { params: { id: device_id }, query: { device_token_id } }),
      { done: deviceTexts.revoked },
    );

  const actions = { add, change, retire, makeToken, revokeToken };
  return { devices: data, error, refetch: () => void refetch(), ...actions };
}

export type Devices = ReturnType<typeof useDevices>;
