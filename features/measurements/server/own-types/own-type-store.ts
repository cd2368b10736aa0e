import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';
import type { CustomType, OwnTypeFields, OwnTypeKind } from '#measurements/contract';

/** A type of either kind as stored. */
export type OwnTypeRow = Omit<CustomType, 'custom_id'> & { id: string };

/** Table and key of each kind. */
const places = {
  custom: { table: 'custom_measurement_types', key: 'custom_id' },
  link: { table: 'link_measurement_types', key: 'link_type_id' },
} as const satisfies Record<OwnTypeKind, { table: string; key: string }>;

/**
 * Adds a type; an existing type with this id is unchanged.
 *
 * @throws Error of a unique index if an active type of its kind has the name
 */
export async function insertOwnType(
  tx: WriteTx,
  kind: OwnTypeKind,
  row: OwnTypeFields & { id: string; created_time: string },
): Promise<boolean> {
  const { table, key } = places[kind];
  const { rowCount } = await tx.query(
    `insert into ${table} (org_id, ${key}, name, unit, icon, image, created_time)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (org_id, ${key}) do nothing`,
    [tx.org_id, row.id, row.name, row.unit, row.icon, row.image, row.created_time],
  );
  return rowCount > 0;
}

/** A type, also a deleted one; null if it never existed. */
export async function findOwnType(
  tx: Tx,
  kind: OwnTypeKind,
  id: string,
): Promise<OwnTypeRow | null> {
  const { table, key } = places[kind];
  const { rows } = await tx.query<OwnTypeRow>(
    `select r.${key} as id, r.name, r.unit, r.icon, r.image, r.active,
       ${iso('r.created_time')} as created_time, ${iso('r.modified_time')} as modified_time
     from ${table} as r where r.org_id = $1 and r.${key} = $2`,
    [tx.org_id, id],
  );
  return rows[0] ?? null;
}

/** The changed fields of a type. Missing fields do not change; `null` removes icon or image. */
export type OwnTypeChange = {
  [Field in keyof OwnTypeFields]?: OwnTypeFields[Field] | undefined;
} & { active?: boolean | undefined };

/**
 * Changes a type. A deleted one can only change by becoming active. False if there is nothing to
 * change.
 *
 * @throws Error of a unique index if another active type of its kind has the name
 */
export async function updateOwnType(
  tx: WriteTx,
  kind: OwnTypeKind,
  id: string,
  { name, unit, icon, image, active }: OwnTypeChange,
): Promise<boolean> {
  const { table, key } = places[kind];
  const { rowCount } = await tx.query(
    `update ${table} set name = coalesce($3, name), unit = coalesce($4, unit),
       icon = case when $5 then $6 else icon end, image = case when $7 then $8 else image end,
       active = coalesce($9, active)
     where org_id = $1 and ${key} = $2 and (active or $9)`,
    [
      ...[tx.org_id, id, name ?? null, unit ?? null],
      ...[icon !== undefined, icon ?? null, image !== undefined, image ?? null, active ?? null],
    ],
  );
  return rowCount > 0;
}
