import { useNavigate, useSearch } from '@tanstack/react-router';
import type { DeviceQuery } from '#devices/domain';
import { useTableSize } from '#packages/ui';
import { devicePageSize, deviceQueryOf, searchOfDeviceQuery } from '../device-search.ts';
import { DeviceList } from '../list/device-list.tsx';

/** /settings/devices, for admins. */
export function DevicesScreen() {
  const navigate = useNavigate();
  const asked = deviceQueryOf(useSearch({ strict: false }));
  const query = { ...asked, size: useTableSize('devices', devicePageSize, asked.size) };
  const onQuery = (next: DeviceQuery, replace = false) =>
    void navigate({ to: '/settings/devices', search: searchOfDeviceQuery(next), replace });
  return <DeviceList query={query} onQuery={onQuery} />;
}
