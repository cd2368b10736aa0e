import type { WriteTx } from '#packages/database';
import { isAction } from './action.ts';
import type { OrganisationFixture } from './organisation-fixture.ts';
import type { DataWrite, Write } from './history.ts';
import type { Site } from './site.ts';
import { doWrite } from './write.ts';

/** Makes the writes of a history, at once or in transactions that stay open. */
export interface Writer {
  /** Writes, or runs an action. */
  write(write: Write): Promise<void>;
  /** Writes and keeps the transaction open. */
  hold(write: DataWrite): Promise<void>;
  /** Commits the oldest open transaction. */
  release(): Promise<void>;
  /** Ends all open transactions, with or without a commit. */
  endAll(how: 'commit' | 'roll back'): Promise<void>;
}

interface Open {
  end(how: 'commit' | 'roll back'): void;
  over: Promise<void>;
}

/**
 * Creates a writer for one organisation.
 *
 * @param mayFail whether the history includes failures of the database
 */
export function createWriter(
  { database, actionRunner }: Site,
  organisation: OrganisationFixture,
  mayFail: boolean,
): Writer {
  const open: Open[] = [];
  const context = { org_id: organisation.org_id, actor_user_id: null };

  /** An open transaction may have locked the rows: then the write is skipped. */
  async function work(tx: WriteTx, write: DataWrite): Promise<void> {
    await tx.query("set local lock_timeout = '40ms'");
    // A transaction stays open during other steps, which take longer on a busy machine.
    await tx.query('set local idle_in_transaction_session_timeout = 0');
    await doWrite(tx, organisation, write);
  }

  function unlessExpected(error: unknown): void {
    const { code } = error as { code?: string };
    if (mayFail || refusals.includes(code ?? '') || error instanceof RolledBack) return;
    throw error;
  }

  return {
    write: (write) =>
      isAction(write)
        ? actionRunner.do(organisation, write).catch((error: unknown) => {
            if (!mayFail) throw error;
          })
        : database.write(context, (tx) => work(tx, write)).catch(unlessExpected),
    async hold(write) {
      let end: Open['end'] = () => {};
      const ended = new Promise<void>((resolve, reject) => {
        end = (how) => (how === 'commit' ? resolve() : reject(new RolledBack()));
      });
      ended.catch(() => undefined);
      await new Promise<void>((wrote, failed) => {
        const over = database
          .write(context, async (tx) => {
            await work(tx, write);
            wrote();
            await ended;
          })
          // The database ends what stays open for too long; a slow machine gets there.
          .catch((error: unknown) => (isCutOff(error) ? undefined : unlessExpected(error)));
        over.then(wrote, failed);
        open.push({ end, over });
      });
    },
    async release() {
      const oldest = open.shift();
      oldest?.end('commit');
      await oldest?.over;
    },
    async endAll(how) {
      for (const each of open.splice(0)) {
        each.end(how);
        await each.over;
      }
    },
  };
}

class RolledBack extends Error {}

function isCutOff(error: unknown): boolean {
  return error instanceof Error && /connection (error|terminated)/i.test(error.message);
}

/** Lock not available, deadlock, duplicate row, idle transaction timeout. */
const refusals = ['55P03', '40P01', '23505', '25P03'];
