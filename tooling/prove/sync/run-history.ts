import { createMeasurements } from '#measurements/contract';
import { renewServerEpoch } from '#packages/database';
import { assertNever } from '#packages/kit';
import { restoreBackup, takeBackup } from './backup.ts';
import type { Backup } from './backup.ts';
import type { Device } from './device.ts';
import { at, createOrganisation, renewSignIn } from './organisation-fixture.ts';
import type { History, Step } from './history.ts';
import type { Interruption, ProofServer } from './inner-server.ts';
import { checkDevice } from './check-device.ts';
import { createNetwork } from './network.ts';
import type { Site } from './site.ts';
import { createUnsentTests } from './unsent-tests.ts';
import { createWriter } from './writer.ts';

/** The environment of a history. */
export interface Stage {
  site: Site;
  /** Starts the server of the history. */
  startServer(history: History, interruption: Interruption): Promise<ProofServer>;
  openDevice(
    answer: (path: string, init: RequestInit) => Promise<Response>,
    history: History,
  ): Promise<Device>;
  /** Kills the whole database and waits until it answers again. */
  killDatabase(): Promise<void>;
}

/** Runs a history. Returns a sentence for each failure at its end. */
export async function runHistory(stage: Stage, history: History): Promise<string[]> {
  const { site } = stage;
  const organisation = await createOrganisation(site, history.hasActions);
  const interruption: Interruption = { before: null };
  const server = await stage.startServer(history, interruption);
  const writer = createWriter(site, organisation, history.crashes === 'database');
  const mayCommitLate = history.crashes === 'server';
  const tests = createUnsentTests({
    ...{ site, organisation, mayCommitLate },
    device: () => device,
    bodiesUnderWay: () => network.bodiesUnderWay,
  });
  let person: number | null = null;
  let last = history.person;
  let isOpen = true;
  let backup: Backup | null = null;
  const racing: Promise<void>[] = [];

  const network = createNetwork((path, init) => server.answer(path, init), {
    write: ({ write }) => writer.write(write),
    writeBetween({ query, write }) {
      let left = query ?? 0;
      interruption.before = async () => {
        left -= 1;
        if (left !== -1) return;
        await writer.write(write);
      };
      // A separate server process cannot be interrupted: there the write races with the call.
      if (history.crashes === 'server') racing.push(writer.write(write));
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
    queueAdd,
    async heard(path, response) {
      if (path !== createMeasurements.path || mayCommitLate) return;
      await tests.heard(await response.clone().json());
    },
  });
  const device = await stage.openDevice(network.answer, history);

  async function signIn(next: number): Promise<void> {
    const before = person;
    person = next;
    last = next;
    isOpen = true;
    if (history.hasActions) await renew(next);
    const { user_id, token } = at(organisation.accounts, next);
    await device.hello({ user_id, token, org_id: organisation.org_id });
    if (before !== null && before !== next) await forsake(before);
  }

  /** A connection that broke with the database is noticed at its next use. */
  async function renew(index: number): Promise<void> {
    await renewSignIn(site, organisation, index).catch((error: unknown) => {
      if (history.crashes !== 'database') throw error;
    });
  }

  async function signOut(): Promise<void> {
    // Without a page there is no sign-out.
    if (!(await device.signOut())) return;
    const before = person;
    person = null;
    if (before !== null) await forsake(before);
  }

  /** If the server ended the sign-in, the queue stays until the person signs in again. */
  async function forsake(before: number): Promise<void> {
    const { user_id } = at(organisation.accounts, before);
    if ((await device.endingOf(user_id)) !== 'unauthorised') await tests.forsake(user_id);
  }

  async function queueAdd(nth: number): Promise<void> {
    if (person === null) return;
    await tests.add(at(organisation.accounts, person).user_id, at(organisation.people, nth));
  }

  /** Opens the product again after a crash. */
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
        await reopen();
        return tests.look();
      case 'no-line':
        if (person === null) return;
        await network.without(() => device.sync());
        return tests.look();
      case 'queue-add':
        return queueAdd(step.person);
      case 'queue-edit':
        return tests.edit(step.nth);
      case 'queue-drop':
        return tests.drop(step.nth);
      case 'second-tab':
        return device.openSecond();
      case 'crash':
        await device.crash();
        isOpen = false;
        return reopen();
      case 'sign-out':
        return signOut();
      case 'sign-in':
        return signIn(step.person);
      case 'backup':
        backup = await takeBackup(site, organisation.org_id);
        return;
      case 'restore':
        if (backup === null) return;
        await writer.endAll('roll back');
        await tests.beforeRestore();
        await restoreBackup(site, organisation.org_id, backup);
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

  try {
    await signIn(history.person);
    for (const step of history.steps) await take(step);
    await writer.endAll('commit');
    await Promise.all(racing);
    const signInLast = () => signIn(last);
    const { user_id } = at(organisation.accounts, last);
    const isOut = person === null;
    const { hasActions } = history;
    return await checkDevice({
      ...{
        site,
        org_id: organisation.org_id,
        device,
        network,
        tests,
        user_id,
        isOut,
        hasActions,
        signInLast,
      },
    });
  } finally {
    await writer.endAll('roll back');
    await device.close();
    await server.close();
  }
}
