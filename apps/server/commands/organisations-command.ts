import { findLicense } from '#license/server';
import { findAllOrganisations, findLastChange } from '#organisation/server';
import type { OrganisationOnServer } from '#organisation/server';
import { asOwner } from '#packages/database';
import type { Database } from '#packages/database';
import { findAdmins } from '#people/server';
import { UsageError, withDatabase } from './command.ts';
import type { Command } from './command.ts';

/** A line of the list. */
interface Listed {
  name: string;
  org_id: string;
  state: 'open' | 'closing' | 'closed';
  /** Active people, as every count of workers. */
  people: number;
  owners: readonly string[];
  plan: string;
  created_time: string;
  /** When one of its rows was last written; null if never. */
  changed_time: string | null;
  /** When it ends; null if it is not being closed. */
  closes_time: string | null;
}

export const listOrganisations: Command = {
  name: 'list-organisations',
  args: '',
  about: 'List all organisations with their people, owners, plan and last change.',
  async run({ args, env }) {
    if (args.length > 0) throw new UsageError('Add nothing.');
    const organisations = await withDatabase(env, async (database, connectionString) => {
      const listed: Listed[] = [];
      for (const each of await asOwner(connectionString, findAllOrganisations)) {
        listed.push(await about(database, each));
      }
      return listed;
    });
    const text =
      organisations.length === 0 ? 'There are no organisations.' : tableOf(organisations);
    return { text, data: { organisations } };
  },
};

async function about(
  database: Database,
  { org_id, name, active, closes_time, created_time }: OrganisationOnServer,
): Promise<Listed> {
  return database.read(org_id, async (tx) => {
    const { plan, seats_used } = await findLicense(tx);
    const owners = (await findAdmins(tx))
      .filter(({ level }) => level === 'owner')
      .map(({ email }) => email ?? 'without an email');
    return {
      ...{ name, org_id, people: seats_used, owners, plan, created_time, closes_time },
      state: !active ? 'closed' : closes_time === null ? 'open' : 'closing',
      changed_time: await findLastChange(tx),
    };
  });
}

function tableOf(organisations: readonly Listed[]): string {
  const lines = [
    ['Name', 'Id', 'People', 'Owners', 'Plan', 'Created', 'Last change'],
    ...organisations.map(({ name, state, org_id, people, owners, plan, ...times }) => [
      ...[state === 'open' ? name : `${name} (${state})`, org_id, String(people)],
      ...[owners.length === 0 ? '–' : owners.join(', '), plan],
      ...[times.created_time.slice(0, 10), minuteOf(times.changed_time)],
    ]),
  ];
  const widths = (lines[0] ?? []).map((_, index) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** In UTC, as 2026-11-27 04:00. */
function minuteOf(time: string | null): string {
  return time === null ? 'never' : time.slice(0, 16).replace('T', ' ');
}
