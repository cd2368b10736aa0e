import { renewServerEpoch } from '#packages/database';
import { assertNever } from '#packages/kit';
import { until } from '#packages/testing/browser';
import { restoreBackup, takeBackup } from './backup.ts';
import type { Backup } from './backup.ts';
import { differences } from './compare.ts';
import type { Device } from './device.ts';
import { at, makeHouse } from './house.ts';
import type { History, Step } from './history.ts';
import type { Interruption, ProofServer } from './inner-server.ts';
import { createNetwork } from './network.ts';
import { visibleTo } from './oracle.ts';
import type { Site } from './site.ts';
import { createWriter } from './writer.ts';

/** What a history runs on. */
export interface Stage {
  site: Site;
  /** Starts the server that the history talks to. */
  startServer(history: History, interruption: Interruption): Promise<ProofServer>;
  openDevice(
    answer: (path: string, init: RequestInit) => Promise<Response>,
    history: History,
  ): Promise<Device>;
  /** Kills the whole database and waits until it answers again. */
  killDatabase(): Promise<void>;
}

/**
 * Runs a history and gives what is wrong at its end, a sentence each: after the client has synced in
 * peace, its copy must be what its person may see, row by row and field by field, in memory and on
 * disk; and nobody's copy may be there when nobody is signed in.
 */
export async function runHistory(stage: Stage, history: History): Promise<string[]> {
  const { site } = stage;
  const house = await makeHouse(site);
  const interruption: Interruption = { before: null };
  const server = await stage.startServer(history, interruption);
  const writer = createWriter(site, house, history.crashes === 'database');
  const wrong: string[] = [];
  let person: number | null = null;
  let last = history.person;
  let isOpen = true;
  let backup: Backup | null = null;

  const network = createNetwork((path, init) => server.answer(path, init), {
    write: ({ write }) => writer.write(write),
    writeBetween({ query, write }) {
      let left = query ?? 0;
      interruption.before = async () => {
        left -= 1;
        if (left !== -1) return;
        await writer.write(write);
      };
      // A server of its own cannot be stepped into: there the write races with the call.
      if (history.crashes === 'server') void writer.write(write);
      return () => {
        interruption.before = null;
      };
    },
    async crash() {
      isOpen = false;
      await device.crash();
    },
    signOut,
    killServer: () => server.crash(),
    killDatabase: () => stage.killDatabase(),
  });
  const device = await stage.openDevice(network.answer, history);

  async function signIn(next: number): Promise<void> {
    person = next;
    last = next;
    isOpen = true;
    const { user_id, token } = at(house.accounts, next);
    await device.hello({ user_id, token, org_id: house.org_id });
  }

  async function signOut(): Promise<void> {
    await device.signOut();
    person = null;
  }

  /** After a crash somebody opens the product again. */
  async function reopen(): Promise<void> {
    if (!isOpen && person !== null) await signIn(person);
    if (!(await device.isSignedIn())) person = null;
  }

  async function take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'write':
        return writer.write(step.write);
      case 'hold':
        return writer.hold(step.write);
      case 'release':
        return writer.release();
      case 'sync':
        if (person === null) await signIn(last);
        await network.during(step.meanwhile, () => device.sync());
        return reopen();
      case 'crash':
        await device.crash();
        isOpen = false;
        return reopen();
      case 'sign-out':
        return signOut();
      case 'sign-in':
        return signIn(step.person);
      case 'backup':
        backup = await takeBackup(site, house.org_id);
        return;
      case 'restore':
        if (backup === null) return;
        await writer.endAll('roll back');
        await restoreBackup(site, house.org_id, backup);
        await renewServerEpoch(site.connectionString);
        return server.crash();
      case 'server-crash':
        return server.crash();
      case 'database-crash':
        return stage.killDatabase();
      default:
        return assertNever(step);
    }
  }

  async function judge(): Promise<void> {
    await writer.endAll('commit');
    if (person === null) {
      await judgeEmpty();
      await signIn(last);
    }
    await network.during([], async () => {
      await device.sync();
      await device.sync();
    });
    if (network.isEndless) wrong.push('a run would never have ended');
    const { user_id } = at(house.accounts, last);
    if (await device.isSignedIn()) return judgeCopy(user_id);
    if (await maySignIn(site, user_id)) wrong.push('the sign-in ended, though it is good');
    await judgeEmpty();
  }

  /** A refused sign-in is told before the rows are gone, so there is something to wait for. */
  async function judgeEmpty(): Promise<void> {
    const isEmpty = async () => (await device.databases()).length === 0;
    await until('device without copies', isEmpty, 5_000).catch((error: unknown) => {
      wrong.push(String(error));
    });
  }

  async function judgeCopy(user_id: string): Promise<void> {
    const { error } = await device.status();
    if (error !== null) wrong.push(`the last run ended with: ${error}`);
    const visible = await visibleTo(site, house.org_id, user_id);
    wrong.push(...differences(await device.dump(), visible));
    await judgeDigests();
    await device.crash();
    await network.without(async () => {
      await signIn(last);
      const onDisk = differences(await device.dump(), visible);
      wrong.push(...onDisk.map((each) => `on disk: ${each}`));
    });
    const left = await device.databases();
    if (left.length !== 1) wrong.push(`not one copy is left: ${left.join(' ')}`);
  }

  /** A copy that differs from the server's digests would load everything anew. */
  async function judgeDigests(): Promise<void> {
    await network.during([], () => device.check());
    const { error, complete_as_of } = await device.status();
    if (error !== null || complete_as_of === null) wrong.push(`not complete: ${error ?? ''}`);
    if (network.paths.some((path) => path.endsWith('/init'))) wrong.push('digests differ');
  }

  try {
    await signIn(history.person);
    for (const step of history.steps) await take(step);
    await judge();
  } finally {
    await writer.endAll('roll back');
    await device.close();
    await server.close();
  }
  return wrong;
}

async function maySignIn(site: Site, user_id: string): Promise<boolean> {
  const found = await site.owner('select from credentials where user_id = $1 and enabled', [
    user_id,
  ]);
  return found.length > 0;
}
