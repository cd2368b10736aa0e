import { devicesPage } from '#devices/contract';
import type { Device, DeviceToken } from '#devices/contract';
import type { Tx, WriteTx } from '#packages/database';
import { rowsWithin } from '#packages/export/server';
import type { RowPage } from '#packages/export/server';
import { iso } from '#packages/sync/server';

const month = 30 * 86_400_000;

/**
 * A page of the devices of the organisation by serial, with their tests.
 *
 * @param now milliseconds since 1970; the end of '30 days'
 * @param after serial of the last device of the previous page; null for the first page
 */
export async function findDevices(
  tx: Tx,
  now: number,
  after: string | null,
): Promise<RowPage<Device>> {
  return rowsWithin<Device & { tokens: DeviceToken[] }>(
    tx,
    `select d.device_id, d.serial, d.name, d.model, d.hardware_version, d.firmware, d.app_version,
       place.tag_id, d.notes, d.retired, ${iso('d.created_time')} as created_time,
       coalesce(used.tests_30_days, 0) as tests_30_days, coalesce(used.tests_all, 0) as tests_all,
       ${iso('newest.created_time')} as last_used_time, newest.last_used_by,
       coalesce(held.tokens, '[]') as tokens
     from devices as d
     left join tags as place on place.org_id = d.org_id and place.tag_id = d.tag_id
       and place.active and place.type = 'location'
     left join (
       select device_key, count(*)::int as tests_all,
         count(*) filter (where created_time > $2)::int as tests_30_days
       from measurements
       where org_id = $1 and active and device_key is not null group by device_key
     ) as used on used.device_key = lower(d.serial)
     left join lateral (
       select m.created_time,
         case when m.measured_by_name_first is not null then json_build_object(
           'name_first', m.measured_by_name_first,
           'name_last', coalesce(m.measured_by_name_last, '')) end as last_used_by
       from measurements as m
       where m.org_id = d.org_id and m.active and m.device_key = lower(d.serial)
       order by m.created_time desc limit 1
     ) as newest on true
     left join lateral (
       select json_agg(json_build_object(
           'device_token_id', t.device_token_id, 'prefix', t.prefix,
           'made_by_name_first', coalesce(u.name_first, ''),
           'made_by_name_last', coalesce(u.name_last, ''),
           'created_time', ${iso('t.created_time')},
           'last_used_time', ${iso('t.last_used_time')})
         order by t.created_time, t.device_token_id) as tokens
       from device_tokens as t
       left join users as u on u.org_id = t.org_id and u.user_id = t.made_by_user_id
       where t.org_id = d.org_id and t.device_id = d.device_id and t.revoked_time is null
     ) as held on true
     where d.org_id = $1 and ($3::text is null or lower(d.serial) > lower($3))
     order by lower(d.serial) limit ${String(devicesPage + 1)}`,
    [tx.org_id, new Date(now - month).toISOString(), after],
    { most: devicesPage },
  );
}

interface NewDevice {
  device_id: string;
  serial: string;
  name?: string | undefined;
  tag_id?: string | null | undefined;
  notes?: string | undefined;
  created_time: string;
}

/** Adds a device; 'taken' if another one has the serial, 'known' if this id exists. */
export async function insertDevice(
  tx: WriteTx,
  { device_id, serial, name = '', tag_id = null, notes = '', created_time }: NewDevice,
): Promise<'added' | 'known' | 'taken'> {
  const { rowCount } = await tx.query(
    `insert into devices (org_id, device_id, serial, name, tag_id, notes, created_time)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [tx.org_id, device_id, serial, name, tag_id, notes, created_time],
  );
  if (rowCount > 0) return 'added';
  return (await findSerial(tx, device_id)) === null ? 'taken' : 'known';
}

/** The serial of a device, locked until COMMIT; null for none. */
export async function findSerial(tx: WriteTx, device_id: string): Promise<string | null> {
  const { rows } = await tx.query<{ serial: string }>(
    'select serial from devices where org_id = $1 and device_id = $2 for update',
    [tx.org_id, device_id],
  );
  return rows[0]?.serial ?? null;
}

/** The changed fields of a device. Missing ones do not change. */
export interface DeviceChange {
  name?: string | undefined;
  /** Null: no location. */
  tag_id?: string | null | undefined;
  notes?: string | undefined;
  retired?: boolean | undefined;
}

/** Changes a device. */
export async function updateDevice(
  tx: WriteTx,
  device_id: string,
  { name, tag_id, notes, retired }: DeviceChange,
): Promise<void> {
  await tx.query(
    `update devices set name = coalesce($3, name), notes = coalesce($4, notes),
       retired = coalesce($5, retired), tag_id = case when $6 then $7::uuid else tag_id end
     where org_id = $1 and device_id = $2`,
    [
      ...[tx.org_id, device_id, name ?? null, notes ?? null, retired ?? null],
      ...[tag_id !== undefined, tag_id ?? null],
    ],
  );
}
