import { Button, Menu } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArchive,
  IconArchiveOff,
  IconCircleCheck,
  IconCircleOff,
  IconClock,
  IconKey,
  IconPencil,
  IconPlus,
} from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Device } from '#devices/contract';
import { deviceRows, shownDevices } from '#devices/domain';
import type { DeviceRow, DeviceState } from '#devices/domain';
import { countText } from '#packages/kit';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  DataTable,
  EmptyState,
  ListBar,
  NoMatch,
  missing,
  pageOf,
  sortAndPage,
  RowMenu,
  Screen,
  SearchField,
  textColumn,
  timeColumn,
  useListSearch,
  useNow,
  useIsNarrow,
} from '#packages/ui';
import type { Column } from '#packages/ui';
import { tagsAll } from '#tags/offline';
import { deviceSearch } from '../device-search.ts';
import { deviceTexts } from '../device-texts.ts';
import { DeviceDialog } from '../dialogs/device-dialog.tsx';
import { TokenDialog } from '../dialogs/token-dialog.tsx';
import { useDevices } from '../use-devices.ts';
import classes from './device-list.module.css';

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
  const isNarrow = useIsNarrow(100);
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
      <ListBar note={!online && deviceTexts.needsConnection}>
        <SearchField
          label="Search devices"
          placeholder="Serial number, name, model"
          value={query.search}
          onChange={(search) => onQuery({ ...query, search, page: 0 }, true)}
        />
      </ListBar>
      <DataTable
        name="devices"
        label="Devices"
        {...pageOf(found, query)}
        {...sortAndPage(query, deviceSearch.size, onQuery)}
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

/** Columns in order; on narrow screens the state is under the serial. */
function deviceColumns(isNarrow: boolean): Column<DeviceRow>[] {
  return [
    textColumn('serial', 'Serial', ({ device }) => device.serial, {
      ...{ sortable: true, frozen: true },
      cell: ({ device, state }) => (
        <span className={classes['serial']} data-retired={device.retired}>
          <span className={classes['text']} title={device.serial}>
            {device.serial}
          </span>
          {(isNarrow || state !== 'active') && <StateChip state={state} />}
        </span>
      ),
    }),
    said('name', 'Name', ({ device }) => device.name),
    said('model', 'Model', ({ device }) => device.model),
    said('hardware_version', 'Hardware', ({ device }) => device.hardware_version),
    textColumn('firmware', 'Firmware', ({ device }) => device.firmware, {
      sortable: true,
      cell: (row) => <FirmwareCell row={row} />,
    }),
    said('app_version', 'App version', ({ device }) => device.app_version),
    counted('tests_30_days', 'Tests (30 days)'),
    counted('tests_all', 'Tests (all)'),
    timeColumn('last_used_time', 'Last used', ({ device }) => device.last_used_time, {
      sortable: true,
    }),
    said('last_used_by', 'Last used by', ({ device, user }) =>
      device.last_used_time !== null && user === '' ? deviceTexts.byToken : user,
    ),
    said('place', 'Location tag', ({ place }) => place),
    textColumn('state', 'State', ({ state }) => deviceTexts.states[state], {
      sortable: true,
      cell: ({ state }) => <StateChip state={state} />,
    }),
  ];
}

function said(key: string, head: string, textOf: (row: DeviceRow) => string): Column<DeviceRow> {
  return textColumn(key, head, textOf, {
    sortable: true,
    cell: (row) => {
      const text = textOf(row);
      if (text === '') return missing;
      return (
        <span className={classes['text']} title={text} dir="auto">
          {text}
        </span>
      );
    },
  });
}

function counted(key: 'tests_30_days' | 'tests_all', head: string): Column<DeviceRow> {
  return textColumn(key, head, ({ device }) => String(device[key]), {
    ...{ sortable: true, numeric: true },
    cell: ({ device }) =>
      device[key] === 0 ? <span className="ws-missing">0</span> : countText(device[key]),
  });
}

/** The firmware, with a warning if another device of the model has a newer one. */
function FirmwareCell({ row: { device, newer } }: { row: DeviceRow }) {
  if (device.firmware === '') return missing;
  if (newer === null) return device.firmware;
  const sentence = deviceTexts.newer(newer);
  return (
    <span className={classes['chip']} data-look="warning" title={sentence}>
      <IconAlertTriangle size={14} stroke={1.9} aria-hidden />
      {device.firmware}
      <span className="ws-only-heard">{sentence}</span>
    </span>
  );
}

const signs = { active: IconCircleCheck, idle: IconClock, retired: IconCircleOff };

function StateChip({ state }: { state: DeviceState }) {
  const Sign = signs[state];
  return (
    <span className={classes['chip']} data-look={state}>
      <Sign size={14} stroke={1.9} aria-hidden />
      {deviceTexts.states[state]}
    </span>
  );
}

interface DeviceMenuProps {
  device: Device;
  isBusy: boolean;
  onEdit: () => void;
  onTokens: () => void;
  onRetire: (retired: boolean) => void;
}

/** The actions with a device, in a menu. */
function DeviceMenu({ device, isBusy, onEdit, onTokens, onRetire }: DeviceMenuProps) {
  const { serial, retired } = device;
  const Sign = retired ? IconArchiveOff : IconArchive;
  return (
    <RowMenu of={serial} disabled={isBusy}>
      <Menu.Item leftSection={<IconPencil size={16} stroke={1.75} />} onClick={onEdit}>
        Edit
      </Menu.Item>
      <Menu.Item leftSection={<IconKey size={16} stroke={1.75} />} onClick={onTokens}>
        Tokens
      </Menu.Item>
      <Menu.Item leftSection={<Sign size={16} stroke={1.75} />} onClick={() => onRetire(!retired)}>
        {retired ? 'Reactivate' : 'Retire'}
      </Menu.Item>
    </RowMenu>
  );
}
