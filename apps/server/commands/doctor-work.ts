import type { BackupProblem } from '#backups/contract';
import { findLastBackup } from '#backups/server';
import { findAllOrganisations } from '#organisation/server';
import { countQueued } from '#outbox/server';
import type { Database, Queryable } from '#packages/database';
import { countTasks } from '#packages/tasks/server';
import { check, ok, problem, warning } from './doctor-check.ts';
import type { Check, Finding } from './doctor-check.ts';

/** Milliseconds that a task or message may wait. */
const mostWait = 10 * 60_000;
const day = 24 * 3_600_000;

interface Reached {
  readonly owner: Queryable;
  readonly database: Database;
  /** Whether the server makes a backup every night. */
  readonly isNightly: boolean;
}

/** Checks of the work that waits: background tasks and messages. */
export async function workChecks(
  { owner, database, isNightly }: Reached,
  now: number,
): Promise<Check[]> {
  const late = new Date(now - mostWait);
  return [
    ...(await check('nightly backup', () => nightlyFinding(database, isNightly))),
    ...(await check('tasks', () => taskFindings(owner, late, new Date(now - day)))),
    ...(await check('outbox', () => outboxFinding({ owner, database }, late))),
  ];
}

const nightlyProblems: Record<BackupProblem, string> = {
  disk_full: 'The disk of the last nightly backup was full.',
  not_proved: 'The last nightly backup could not be restored as a proof.',
  failed: 'The last nightly backup failed.',
};

async function nightlyFinding(database: Database, isOn: boolean): Promise<Finding> {
  const { last, problem: reason } = await findLastBackup(database);
  if (reason !== null) {
    const advice = 'See the log of the server; run `watershade backup` and `verify-backup`.';
    return problem(nightlyProblems[reason], advice);
  }
  if (!isOn) {
    return warning('The server makes none.', 'Set BACKUP_DIR, or make backups by other means.');
  }
  if (last === null) return ok('The server has made none yet.');
  const proved = last.proved_time === null ? 'not proved yet' : `proved ${last.proved_time}`;
  return ok(`Finished ${last.finished_time}, ${proved}.`);
}

async function taskFindings(owner: Queryable, late: Date, since: Date): Promise<Finding[]> {
  const queues = await countTasks(owner, { late, since });
  const findings = queues.flatMap(({ name, waiting, failed }): Finding[] => [
    ...(waiting === 0
      ? []
      : [
          warning(
            `${name}: ${String(waiting)} tasks have waited for more than 10 minutes.`,
            'Start the server, or a process with TASKS=1; if one runs, see its log.',
          ),
        ]),
    ...(failed === 0
      ? []
      : [
          warning(
            `${name}: ${String(failed)} tasks failed in the last day.`,
            `See the log of the server for 'a task has failed'.`,
          ),
        ]),
  ]);
  return findings.length > 0 ? findings : [ok('No task waits or has failed.')];
}

async function outboxFinding(
  { owner, database }: Pick<Reached, 'owner' | 'database'>,
  late: Date,
): Promise<Finding> {
  let queued = 0;
  for (const { org_id } of await findAllOrganisations(owner)) {
    queued += await database.read(org_id, (tx) => countQueued(tx, late));
  }
  return queued === 0
    ? ok('No email has waited for more than 10 minutes.')
    : warning(
        `${String(queued)} emails have waited for more than 10 minutes.`,
        'Start the server, and check the mail server.',
      );
}
