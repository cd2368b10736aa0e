import { exportTable } from '#packages/export/server';
import { iso } from '#packages/sync/server';

const deviceExport = exportTable({
  file: 'devices.csv',
  head: [
    ...['Device id', 'Serial', 'Name', 'Model', 'Hardware', 'Firmware', 'App version'],
    ...['Location tag id', 'Notes', 'Retired', 'Added'],
  ],
  sql: `
    select device_id::text as key,
      array[device_id::text, serial, name, model, hardware_version, firmware, app_version,
        tag_id::text, notes, retired::text, ${iso('created_time')}] as cells
    from devices
    where org_id = $1 and $4::uuid is null and ($2::uuid is null or device_id > $2)
    order by device_id limit $3`,
});

const tokenExport = exportTable({
  file: 'device_tokens.csv',
  head: ['Token id', 'Device id', 'Begins', 'Made by id', 'Made', 'Last used', 'Revoked'],
  sql: `
    select device_token_id::text as key,
      array[device_token_id::text, device_id::text, prefix, made_by_user_id::text,
        ${iso('created_time')}, ${iso('last_used_time')}, ${iso('revoked_time')}] as cells
    from device_tokens
    where org_id = $1 and ($2::uuid is null or device_token_id > $2)
      and ($4::uuid is null or made_by_user_id = $4)
    order by device_token_id limit $3`,
});

/** Devices and their tokens, without secrets. */
export const deviceExports = [deviceExport, tokenExport];
