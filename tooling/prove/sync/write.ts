import type { WriteTx } from '#packages/database';
import { assertNever } from '#packages/kit';
import { crewWrite } from './crew-write.ts';
import { lockReferences } from './lock-references.ts';
import { at, newId } from './organisation-fixture.ts';
import type { OrganisationFixture } from './organisation-fixture.ts';
import type { DataWrite } from './history.ts';

/** Makes a write of a history in a transaction, like the feature that owns the rows. */
export async function doWrite(
  tx: WriteTx,
  organisation: OrganisationFixture,
  write: DataWrite,
): Promise<void> {
  const { org_id, people, tags } = organisation;
  const locked = organisation.owner === null ? null : await lockReferences(tx, organisation, write);
  if (locked?.exist === false) return;
  switch (write.kind) {
    case 'add':
      return addMeasurements(tx, at(people, write.person), {
        ...write,
        carried: locked?.tag_ids ?? null,
      });
    case 'change':
      return changeMeasurements(tx, at(people, write.person), write);
    case 'label':
      return setMembership(
        tx,
        [org_id, at(people, write.person), at(tags, write.tag)],
        write.isAdded,
      );
    case 'permit':
      return permit(
        tx,
        at(people, write.person),
        write.tag === null ? null : at(tags, write.tag),
        write.access,
      );
    case 'revoke':
      await tx.query(
        `update permissions set active = false where org_id = $1 and permission_id = (
           select permission_id from permissions where org_id = $1 and user_id = $2 and active
           order by permission_id offset $3 limit 1)`,
        [org_id, at(people, write.person), write.nth],
      );
      return;
    case 'hide':
      await tx.query('update users set is_hidden = $3 where org_id = $1 and user_id = $2', [
        ...[org_id, at(people, write.person), write.is_hidden],
      ]);
      return;
    case 'activate':
      return activate(tx, at(people, write.person), write.active);
    case 'merge':
      return merge(tx, at(people, write.from), at(people, write.to));
    case 'tag':
      await tx.query('update tags set active = $3 where org_id = $1 and tag_id = $2', [
        ...[org_id, at(tags, write.tag), write.active],
      ]);
      return;
    case 'rename':
      return rename(tx, organisation, write);
    case 'type':
      return customType(tx, write);
    case 'roster':
    case 'leave':
    case 'session':
    case 'skip':
    case 'session-tests':
    case 'feature':
    case 'break':
    case 'emergency':
      return crewWrite(tx, organisation, write);
    default:
      return assertNever(write);
  }
}

async function addMeasurements(
  tx: WriteTx,
  user_id: string,
  { count, links, carried }: { count: number; links: boolean; carried: readonly string[] | null },
): Promise<void> {
  await tx.query(
    `insert into measurements (org_id, measurement_id, user_id, measured_by_user_id, name_first,
       name_last, type, value, value_f, metadata, raw_data, tag_ids, user_tag_ids, created_time)
     select $1, gen_random_uuid(), $2, case when nth % 3 = 0 then $2::uuid end, 'A', 'B', 'sosm',
       nth % 97, nth || ' mOsm', json_build_object('notes', 'n' || nth),
       case when nth % 5 = 0 then '[1,null,"x"]'::json end, carried.ids, carried.ids,
       now() - nth * interval '1 second'
     from generate_series(1, $3) as nth, (
       select coalesce($4::uuid[], array_agg(tag_id order by tag_id), '{}') as ids
       from user_tags where org_id = $1 and user_id = $2) as carried`,
    [tx.org_id, user_id, count, carried],
  );
  if (!links) return;
  await tx.query(
    `insert into link_measurements (org_id, link_id, measurement_id, link_type_id, value, created_time)
     select $1, gen_random_uuid(), measurement_id, $3, value, now()
     from measurements where org_id = $1 and user_id = $2 and modified_time is null`,
    [tx.org_id, user_id, newId()],
  );
}

async function changeMeasurements(
  tx: WriteTx,
  user_id: string,
  { nth, what }: { nth: number | null; what: 'valid' | 'active' | 'value' },
): Promise<void> {
  const action = {
    valid: 'valid = not valid',
    active: 'active = not active',
    value: 'value = value + 1, metadata = metadata || \'{"edited":true}\'',
  }[what];
  const one = `and measurement_id = (select measurement_id from measurements
    where org_id = $1 and user_id = $2 order by created_time, measurement_id offset $3 limit 1)`;
  await tx.query(
    `update measurements set ${action} where org_id = $1 and user_id = $2 ${nth === null ? '' : one}`,
    nth === null ? [tx.org_id, user_id] : [tx.org_id, user_id, nth],
  );
}

/** Locks the tag, as the product does, so that nobody deletes it before the person has it. */
async function setMembership(tx: WriteTx, values: string[], isAdded: boolean): Promise<void> {
  const [org_id, , tag_id] = values;
  await tx.query('select from tags where org_id = $1 and tag_id = $2 for share', [org_id, tag_id]);
  await tx.query(
    isAdded
      ? `insert into user_tags (org_id, user_id, tag_id)
         select $1, user_id, $3 from users where org_id = $1 and user_id = $2 and not ${merged}
         on conflict do nothing`
      : 'delete from user_tags where org_id = $1 and user_id = $2 and tag_id = $3',
    values,
  );
}

async function permit(
  tx: WriteTx,
  user_id: string,
  tag_id: string | null,
  access: string,
): Promise<void> {
  await tx.query(
    `update permissions set active = false
     where org_id = $1 and user_id = $2 and tag_id is not distinct from $3 and active`,
    [tx.org_id, user_id, tag_id],
  );
  await tx.query(
    `insert into permissions (org_id, permission_id, user_id, tag_id, access, created_time)
     values ($1, $2, $3, $4, $5, now())`,
    [tx.org_id, newId(), user_id, tag_id, access],
  );
}

/** A merged person is never restored. */
const merged = "metadata ? 'merged'";

async function activate(tx: WriteTx, user_id: string, active: boolean): Promise<void> {
  await lockAlone(tx, [user_id]);
  const values = [tx.org_id, user_id, active];
  const { rowCount } = await tx.query(
    `update users set active = $3 where org_id = $1 and user_id = $2 and not ${merged}`,
    values,
  );
  if (rowCount === 0) return;
  await tx.query('update credentials set enabled = $3 where org_id = $1 and user_id = $2', values);
}

/** The source loses all tags, so that it leaves every copy. */
async function merge(tx: WriteTx, from: string, to: string): Promise<void> {
  if (from === to) return;
  await lockAlone(tx, [from, to]);
  await tx.query('update measurements set user_id = $3 where org_id = $1 and user_id = $2', [
    ...[tx.org_id, from, to],
  ]);
  await tx.query('delete from user_tags where org_id = $1 and user_id = $2', [tx.org_id, from]);
  await activate(tx, from, false);
  await tx.query(
    `update users set metadata = metadata || '{"merged": true}' where org_id = $1 and user_id = $2`,
    [tx.org_id, from],
  );
}

/**
 * Locks people, as the product does before it merges, deletes or restores them: a roster, leave,
 * session or break with them waits, and then sees the result.
 */
async function lockAlone(tx: WriteTx, user_ids: readonly string[]): Promise<void> {
  await tx.query(
    `select from users where org_id = $1 and user_id = any($2::uuid[])
     order by user_id for update`,
    [tx.org_id, user_ids],
  );
}

async function rename(
  tx: WriteTx,
  { org_id, tags, people }: OrganisationFixture,
  { what, nth }: { what: 'organisation' | 'tag' | 'person'; nth: number },
): Promise<void> {
  const name = `Name ${newId()}`;
  if (what === 'organisation') {
    await tx.query('update organisations set name = $2 where org_id = $1', [org_id, name]);
  } else if (what === 'tag') {
    await tx.query('update tags set name = $3 where org_id = $1 and tag_id = $2', [
      ...[org_id, at(tags, nth), name],
    ]);
  } else {
    await tx.query('update users set name_last = $3 where org_id = $1 and user_id = $2', [
      ...[org_id, at(people, nth), name],
    ]);
  }
}

/** Creates the n-th type of the organisation if it is missing, and switches it on or off. */
async function customType(tx: WriteTx, { nth, active }: { nth: number; active: boolean }) {
  const custom_id = `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
  await tx.query(
    `insert into custom_measurement_types (org_id, custom_id, name, unit, active, created_time)
     values ($1, $2, $3, 'kg', $4, now())
     on conflict (org_id, custom_id) do update set active = $4`,
    [tx.org_id, custom_id, `Type ${String(nth)}`, active],
  );
}
