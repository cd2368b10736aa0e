import { IconAlertTriangle, IconCircleCheck, IconCircleOff, IconClock } from '@tabler/icons-react';
import type { DeviceRow, DeviceState } from '#devices/domain';
import { RelativeTime } from '#packages/ui';
import type { Column } from '#packages/ui';
import { countText } from '#packages/kit';
import { deviceTexts } from '../device-texts.ts';
import classes from './device-list.module.css';

/** Columns in order; on narrow screens the state is under the serial. */
export function deviceColumns(isNarrow: boolean): Column<DeviceRow>[] {
  return [
    {
      ...{ key: 'serial', head: 'Serial', sortable: true, frozen: true },
      cell: ({ device, state }) => (
        <span className={classes['serial']} data-retired={device.retired}>
          <span className={classes['text']} title={device.serial}>
            {device.serial}
          </span>
          {(isNarrow || state !== 'active') && <StateChip state={state} />}
        </span>
      ),
      text: ({ device }) => device.serial,
    },
    said('name', 'Name', ({ device }) => device.name),
    said('model', 'Model', ({ device }) => device.model),
    said('hardware_version', 'Hardware', ({ device }) => device.hardware_version),
    {
      ...{ key: 'firmware', head: 'Firmware', sortable: true },
      cell: (row) => <FirmwareCell row={row} />,
      text: ({ device }) => device.firmware,
    },
    said('app_version', 'App version', ({ device }) => device.app_version),
    counted('tests_30_days', 'Tests, 30 days'),
    counted('tests_all', 'Tests, all'),
    {
      ...{ key: 'last_used_time', head: 'Last used', sortable: true },
      cell: ({ device: { last_used_time } }) =>
        last_used_time === null ? missing : <RelativeTime time={Date.parse(last_used_time)} />,
      text: ({ device }) => device.last_used_time ?? '',
    },
    said('last_used_by', 'Last used by', ({ device, user }) =>
      device.last_used_time !== null && user === '' ? deviceTexts.byToken : user,
    ),
    said('place', 'Location tag', ({ place }) => place),
    {
      ...{ key: 'state', head: 'State', sortable: true },
      cell: ({ state }) => <StateChip state={state} />,
      text: ({ state }) => deviceTexts.states[state],
    },
  ];
}

const missing = <span className={classes['missing']}>–</span>;

function said(key: string, head: string, textOf: (row: DeviceRow) => string): Column<DeviceRow> {
  return {
    ...{ key, head, sortable: true, text: textOf },
    cell: (row) => {
      const text = textOf(row);
      if (text === '') return missing;
      return (
        <span className={classes['text']} title={text} dir="auto">
          {text}
        </span>
      );
    },
  };
}

function counted(key: 'tests_30_days' | 'tests_all', head: string): Column<DeviceRow> {
  return {
    ...{ key, head, sortable: true, numeric: true },
    cell: ({ device }) =>
      device[key] === 0 ? <span className={classes['missing']}>0</span> : countText(device[key]),
    text: ({ device }) => String(device[key]),
  };
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
