import { ownTypeMessages } from '#measurements/contract';
import type { OwnTypeFields, OwnTypeKind } from '#measurements/contract';
import type { Database } from '#packages/database';
import { fieldError, HttpError, orDuplicate } from '#packages/http/server';
import type { Clock } from '#packages/kit';
import { peopleMessages } from '#people/contract';
import { plainPicture } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { findOwnType, insertOwnType, updateOwnType } from './own-type-store.ts';
import type { OwnTypeChange, OwnTypeRow } from './own-type-store.ts';

/** Caller and database of a change. */
interface Caller {
  viewer: Viewer;
  database: Database;
}

/** A type by kind and id. */
interface Named {
  kind: OwnTypeKind;
  id: string;
}

/** Entity names in the audit log. */
const entities = { custom: 'custom_type', link: 'link_type' } as const;

/**
 * Adds a type, once.
 *
 * @throws HttpError if its name is taken or its image is invalid
 */
export async function createOwnType(
  { now, ...caller }: Caller & { now: Clock },
  { kind, id }: Named,
  given: OwnTypeFields,
): Promise<OwnTypeRow> {
  const row = { ...given, ...checkedImage(given), id: id.toLowerCase() };
  const created_time = new Date(now()).toISOString();
  await write(caller, async (tx) => {
    if (!(await insertOwnType(tx, kind, { ...row, created_time }))) return;
    const summary = `${row.name} (${row.unit})`;
    tx.audit({ action: 'create', entity: entities[kind], entity_id: row.id, summary });
  });
  return storedType(caller, { kind, id: row.id });
}

/**
 * Changes a type and returns it.
 *
 * @throws HttpError if it does not exist, its name is taken or its image is invalid
 */
export async function changeOwnType(
  caller: Caller,
  named: Named,
  given: OwnTypeChange,
): Promise<OwnTypeRow> {
  const [kind, id] = [named.kind, named.id.toLowerCase()];
  const change = { ...given, ...checkedImage(given) };
  await write(caller, async (tx) => {
    if (!(await updateOwnType(tx, kind, id, change))) throw typeIsMissing();
    const summary = summaryOf(given);
    tx.audit({ action: 'change', entity: entities[kind], entity_id: id, summary });
  });
  return storedType(caller, { kind, id });
}

/**
 * Deletes a type: it is not offered any more, and recorded values are kept. Returns its id.
 *
 * @throws HttpError if there is none
 */
export async function removeOwnType(caller: Caller, named: Named): Promise<string> {
  const [kind, id] = [named.kind, named.id.toLowerCase()];
  await write(caller, async (tx) => {
    const type = await findOwnType(tx, kind, id);
    if (type === null) throw typeIsMissing();
    if (!type.active) return;
    await updateOwnType(tx, kind, id, { active: false });
    const summary = type.name;
    tx.audit({ action: 'delete', entity: entities[kind], entity_id: id, summary });
  });
  return id;
}

type Work = Parameters<Database['write']>[1];

async function write({ viewer, database }: Caller, work: Work): Promise<void> {
  await orDuplicate(database.write(viewer, work), 'name', ownTypeMessages.nameTaken);
}

/** A type with its stamp, which is only known after the commit. */
async function storedType({ viewer, database }: Caller, { kind, id }: Named): Promise<OwnTypeRow> {
  const row = await database.read(viewer.org_id, (tx) => findOwnType(tx, kind, id));
  if (row === null) throw typeIsMissing();
  return row;
}

/** The image without EXIF data; missing if none was sent. */
function checkedImage({ image }: Pick<OwnTypeChange, 'image'>): { image?: string | null } {
  if (image === undefined) return {};
  if (image === null) return { image };
  const plain = plainPicture(image);
  if (plain !== null) return { image: plain };
  throw fieldError('image', peopleMessages.invalidImage);
}

function typeIsMissing(): HttpError {
  return new HttpError('NOT_FOUND', { message: ownTypeMessages.notFound });
}

function summaryOf({ active, ...fields }: OwnTypeChange): string {
  const named = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => (field === 'image' ? 'image' : `${field}: ${value ?? 'none'}`));
  return [...(active === true ? ['restored'] : []), ...named].join(', ');
}
