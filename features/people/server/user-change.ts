import { hiddenChange } from '#packages/database';
import type { WriteTx } from '#packages/database';
import { HttpError, orDuplicate } from '#packages/http/server';
import type { Call } from '#packages/http/server';
import { oneLine } from '#packages/kit';
import type { changeMetadata, changeUser, WrittenUser } from '#people/contract';
import { peopleMessages } from '#people/contract';
import { nameProblems } from '#people/domain';
import type { Viewer } from '#permissions/contract';
import { canEditPerson, canViewPerson } from '#permissions/domain';
import { lockPermissions } from '#permissions/server';
import { findFormPerson, lockFormPerson, writtenPerson } from './form-store.ts';
import { fieldChanges, findMetadata, personChanges } from './person-changes.ts';
import { invalidForm } from './refuse-form.ts';
import { changeAccount, prepareAccount, requireEditable } from './user-account.ts';
import { changeFields, givenFields } from './user-fields.ts';
import type { FieldChecks } from './user-fields.ts';
import { changeTagsOfPerson, lockGivenTags } from './user-tags.ts';
import { changePermissions } from './user-permissions.ts';
import { storeNames } from './user-store.ts';
import type { PersonRow } from './user-store.ts';

type ChangeCall = Call<typeof changeUser, Viewer>;

/** Changes the sent fields of a person in one transaction. Missing fields do not change. */
export async function changePerson(call: ChangeCall, checks: FieldChecks): Promise<WrittenUser> {
  const { viewer, body, database, now } = call;
  const { name_first, name_last, permissions } = body;
  const user_id = body.user_id.toLowerCase();
  const fields =
    body.metadata === undefined
      ? null
      : givenFields(body.metadata, user_id === viewer.user_id, now(), checks);
  const prepared = await prepareAccount(call, user_id, body);
  const write = database.write(viewer, async (tx) => {
    const currentViewer = await lockPermissions(tx, viewer);
    const tag_ids = await lockGivenTags(tx, body.tag_ids);
    const before = await findFormPerson(tx, user_id);
    if (before?.active !== true || !canViewPerson(currentViewer, before)) throw nobody();
    if (isMoreThanPermissions(body) && !canEditPerson(currentViewer, before)) {
      throw new HttpError('FORBIDDEN');
    }
    // Adding a tag locks the membership first and the person after it.
    const hasNewTags =
      tag_ids !== undefined && (await changeTagsOfPerson(tx, currentViewer, before, tag_ids));
    const person = await lockFormPerson(tx, user_id);
    if (person?.active !== true) throw nobody();
    const oldFields = await findMetadata(tx, user_id);
    const words = [
      ...(hasNewTags ? ['tags'] : []),
      ...(await changeNames(tx, person, { name_first, name_last })),
      ...(prepared === null
        ? []
        : await changeAccount(tx, call, { currentViewer, person, prepared })),
      ...(fields !== null && (await changeFields(tx, user_id, fields)) ? ['fields'] : []),
    ];
    if (words.length > 0) {
      const after = (await findFormPerson(tx, user_id)) ?? person;
      const changes = [
        ...personChanges(
          { ...person, tag_ids: before.tag_ids, metadata: oldFields },
          { ...after, metadata: await findMetadata(tx, user_id) },
        ),
        ...(words.includes('password') ? [hiddenChange('password')] : []),
      ];
      const summary = words.join(', ');
      tx.audit({ action: 'change_user', entity: 'user', entity_id: user_id, summary, changes });
    }
    if (permissions !== undefined) {
      await changePermissions(tx, call, { currentViewer, user_id, given: permissions });
    }
    return writtenPerson(tx, user_id, viewer);
  });
  return orDuplicate(write, 'email', peopleMessages.emailTaken);
}

/** Merges fields into those of a person, by default the caller. */
export async function changeUserFields(
  call: Call<typeof changeMetadata, Viewer>,
  checks: FieldChecks,
): Promise<WrittenUser> {
  const { viewer, body, database, now } = call;
  const user_id = (body.user_id ?? viewer.user_id).toLowerCase();
  const fields = givenFields(body.metadata, user_id === viewer.user_id, now(), checks);
  return database.write(viewer, async (tx) => {
    const currentViewer = await lockPermissions(tx, viewer);
    requireEditable(await lockFormPerson(tx, user_id), currentViewer);
    const before = await findMetadata(tx, user_id);
    if (await changeFields(tx, user_id, fields)) {
      const changes = fieldChanges(before, await findMetadata(tx, user_id));
      const about = { entity: 'user', entity_id: user_id };
      tx.audit({ action: 'change_user', ...about, summary: 'fields', changes });
    }
    return writtenPerson(tx, user_id, viewer);
  });
}

function isMoreThanPermissions({
  user_id: _,
  permissions,
  ...others
}: ChangeCall['body']): boolean {
  return permissions === undefined || Object.values(others).some((value) => value !== undefined);
}

function nobody(): HttpError {
  return new HttpError('NOT_FOUND', { message: peopleMessages.unknown });
}

/** The names of a change. Missing names do not change. */
interface GivenNames {
  name_first?: string | undefined;
  name_last?: string | undefined;
}

/**
 * Sets the sent names of a person. Returns the words for those that are new.
 *
 * @throws HttpError INVALID with a message for each name, NOT_FOUND if the person was removed
 *   meanwhile
 */
async function changeNames(
  tx: WriteTx,
  person: PersonRow,
  { name_first, name_last }: GivenNames,
): Promise<string[]> {
  // A name that is not sent keeps its stored form.
  const names = {
    name_first: name_first === undefined ? person.name_first : oneLine(name_first),
    name_last: name_last === undefined ? person.name_last : oneLine(name_last),
  };
  const changed = [
    ...(names.name_first === person.name_first ? [] : ['first name']),
    ...(names.name_last === person.name_last ? [] : ['last name']),
  ];
  if (changed.length === 0) return [];
  const problems = nameProblems(names);
  if (Object.keys(problems).length > 0) throw invalidForm(problems);
  if (!(await storeNames(tx, person.user_id, names))) throw new HttpError('NOT_FOUND');
  return changed;
}
