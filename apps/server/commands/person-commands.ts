import { open, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findAllOrganisations } from '#organisation/server';
import { asOwner } from '#packages/database';
import { personName } from '#people/domain';
import { findOnServer } from '#people/server';
import { eraseAsOperator, exportTables, personFile } from '#privacy/server';
import { personalData } from '../composition.ts';
import { diskSentence, nothingChanged, onlyArgument, UsageError, withDatabase } from './command.ts';
import type { Command } from './command.ts';

const now = () => Date.now();

const exportPerson: Command = {
  name: 'export-person',
  args: '<email or id> --to <file>',
  about: 'Write all data about a person into a zip, as the export of the product.',
  options: { to: { value: '<file>', about: 'A new file, which only its owner can read.' } },
  async run({ args, options, env }) {
    const wanted = onlyArgument(args, 'email or id');
    const { to } = options;
    if (typeof to !== 'string' || to === '') throw new UsageError('Name the file with --to.');
    return withDatabase(env, async (database, connectionString) => {
      const person = await onlyPerson(connectionString, wanted);
      const { org_id, user_id, name, organisation } = person;
      const handle = await createFile(to);
      try {
        const tables = exportTables(personalData, 'ofPerson');
        const exporter = { org_id, actor_user_id: null };
        // Who opened the data is for people; an export by the operator is in the audit log.
        const onExport = () => Promise.resolve();
        const parts = { database, now, tables };
        const file = await personFile(parts, exporter, user_id, onExport);
        if (file === null) throw nothingChanged(`There is nobody with the id ${user_id}`);
        for await (const part of file.parts) await handle.appendFile(part);
        await handle.sync();
        await handle.close();
      } catch (error) {
        await handle.close().catch(() => undefined);
        await rm(to, { force: true });
        throw diskSentence(error, to);
      }
      return {
        text: `${resolve(to)}: all data about ${name} of ${organisation}.`,
        data: { file: resolve(to), user_id, org_id, name, organisation },
      };
    });
  },
};

const erasePerson: Command = {
  name: 'erase-person',
  args: '<email or id> --name "<full name>"',
  about: 'Delete everything that identifies a person, for good; their values stay without a name.',
  options: { name: { value: '<full name>', about: 'The name of the person, as a confirmation.' } },
  async run({ args, options, env }) {
    const wanted = onlyArgument(args, 'email or id');
    const typed = options['name'];
    if (typeof typed !== 'string' || typed === '') {
      throw new UsageError('Confirm with --name and the full name of the person.');
    }
    return withDatabase(env, async (database, connectionString) => {
      const { org_id, user_id, name, organisation } = await onlyPerson(connectionString, wanted);
      const erasure = { user_id, name: typed, now: now(), personalData };
      const answer = await eraseAsOperator(database, org_id, erasure);
      if (answer === 'wrong_name') {
        throw nothingChanged('--name is not the name of the person');
      }
      if (answer === 'unknown') throw nothingChanged(`There is nobody with the id ${user_id}`);
      if (answer === 'only_owner') {
        throw nothingChanged(
          `${name} is the only owner of ${organisation}; create another one first`,
        );
      }
      return {
        text: `Erased ${name} of ${organisation}: the name, email, picture, account, permissions, messages and all else that identifies the person. The values of their tests stay without a name. Backups from before still contain all of it.`,
        data: { user_id, org_id, organisation },
      };
    });
  },
};

export const personCommands: readonly Command[] = [exportPerson, erasePerson];

/** The only person of the server with an email or id. @throws Error with a sentence otherwise */
async function onlyPerson(connectionString: string, given: string) {
  const wanted = given.trim().toLowerCase();
  const { people, organisations } = await asOwner(connectionString, async (owner) => ({
    people: await findOnServer(owner, wanted),
    organisations: await findAllOrganisations(owner),
  }));
  const named = people.map((person) => ({
    ...person,
    name: personName(person),
    organisation: organisations.find(({ org_id }) => org_id === person.org_id)?.name ?? '',
  }));
  const [first, ...others] = named;
  if (first === undefined) throw nothingChanged(`There is nobody with the email or id ${wanted}`);
  if (others.length === 0) return first;
  const list = named.map(
    ({ user_id, name, organisation }) => `${user_id} (${name}, ${organisation})`,
  );
  throw nothingChanged(`Several people have ${wanted}; use an id: ${list.join(', ')}`);
}

async function createFile(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'wx', 0o600);
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw isTaken ? new Error(`${file} exists; choose another name.`) : diskSentence(error, file);
  }
}
