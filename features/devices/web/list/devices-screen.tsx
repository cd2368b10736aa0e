import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Device } from '#devices/contract';
import { deviceRows, shownDevices } from '#devices/domain';
import type { DeviceRow } from '#devices/domain';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  DataTable,
  EmptyState,
  ListBar,
  NoMatch,
  pageOf,
  queryPlace,
  Screen,
  SearchField,
  useListSearch,
  useNow,
} from '#packages/ui';
import { tagsAll } from '#tags/offline';
import { deviceSearch } from '../device-search.ts';
import { deviceTexts } from '../device-texts.ts';
import { DeviceDialog } from '../dialogs/device-dialog.tsx';
import { TokenDialog } from '../dialogs/token-dialog.tsx';
import { useDevices } from '../use-devices.ts';
import { deviceColumns } from './device-columns.tsx';
import { DeviceMenu } from './device-menu.tsx';

/** /settings/devices: the devices of the organisation, and the actions of admins. */
export function DevicesScreen() {
  const [query, onQuery] = useListSearch(deviceSearch, 'devices', '/settings/devices');
  const { online } = useSyncStatus();
  const devices = useDevices();
  const rows = useDeviceRows(devices.devices);
  /** The device in the dialog: null for a new one, undefined for none. */
  const [edited, setEdited] = useState<Device | null>();
  const [tokensOf, setTokensOf] = useState<string | null>(null);
  // Up to this width the state column is not visible beside the settings menu.
  const isNarrow = useMediaQuery('(max-width: 99.99em)', false, { getInitialValueInEffect: false });
  const columns = useMemo(() => deviceColumns(isNarrow), [isNarrow]);
  const found = rows && shownDevices(rows, query);
  const menu = ({ device }: DeviceRow) => (
    <DeviceMenu
      device={device}
      isBusy={!online}
      onEdit={() => setEdited(device)}
      onTokens={() => setTokensOf(device.device_id)}
      onRetire={(retired) => void devices.retire(device, retired)}
    />
  );
  const add = (
    <Button
      leftSection={<IconPlus size={16} stroke={1.9} />}
      disabled={!online}
      onClick={() => setEdited(null)}
    >
      Add device
    </Button>
  );
  return (
    <Screen
      title="Devices"
      ready={rows !== undefined || devices.error !== null}
      sentence={deviceTexts.sentence}
      actions={add}
    >
      <ListBar note={!online && deviceTexts.needsLine}>
        <SearchField
          label="Search devices"
          placeholder="Serial, name, model"
          value={query.search}
          onChange={(search) => onQuery({ ...query, search, page: 0 }, true)}
        />
      </ListBar>
      <DataTable
        name="devices"
        label="Devices"
        {...pageOf(found, query)}
        {...queryPlace(query, deviceSearch.size, onQuery)}
        rowKey={({ device }) => device.device_id}
        columns={columns}
        menu={menu}
        empty={
          (rows?.length ?? 0) > 0 ? (
            <NoMatch text={deviceTexts.noMatch} onReset={() => onQuery(deviceSearch.defaults)} />
          ) : (
            <EmptyState title={deviceTexts.none} text={deviceTexts.noneYet} action={add} />
          )
        }
        // Loaded data stays visible when offline.
        error={rows === undefined ? devices.error : null}
        onRetry={devices.refetch}
      />
      <DeviceDialog
        device={edited}
        online={online}
        actions={devices}
        onClose={() => setEdited(undefined)}
      />
      <TokenDialog
        device={devices.devices?.find(({ device_id }) => device_id === tokensOf)}
        online={online}
        actions={devices}
        onClose={() => setTokensOf(null)}
      />
    </Screen>
  );
}

function useDeviceRows(devices: readonly Device[] | undefined): DeviceRow[] | undefined {
  const { data: tags } = useCopy(tagsAll, {});
  const now = useNow();
  return useMemo(() => {
    const names = new Map(tags?.map(({ tag_id, name }) => [tag_id, name]));
    return devices && deviceRows(devices, (tag_id) => names.get(tag_id) ?? '', now);
  }, [devices, tags, now]);
}
