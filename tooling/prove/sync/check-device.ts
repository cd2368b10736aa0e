import { until } from '#packages/testing/browser';
import { answersDue } from './answers.ts';
import { differences, refusedTests } from './compare.ts';
import { brokenInvariants } from './action-invariants.ts';
import type { Device } from './device.ts';
import type { Network } from './network.ts';
import { visibleTo } from './oracle.ts';
import type { Visible } from './oracle.ts';
import { questionsOf, wrongAnswers } from './questions.ts';
import type { Site } from './site.ts';
import type { UnsentTests } from './unsent-tests.ts';

interface Checked {
  site: Site;
  org_id: string;
  device: Device;
  network: Network;
  tests: UnsentTests;
  /** The person who was signed in last. */
  user_id: string;
  /** True if nobody is signed in now. */
  isOut: boolean;
  /** True if the history has actions instead of SQL that imitates them. */
  hasActions: boolean;
  /** Signs that person in, or opens the product again. */
  signInLast(): Promise<void>;
}

/**
 * Checks the end of a history. Returns a sentence for each failure. After an undisturbed sync the
 * copy must equal what its person may see, row by row and field by field, in memory, in every tab
 * and on disk. No copy may exist when nobody is signed in. Every test added offline has arrived
 * once, or is shown as refused.
 */
export async function checkDevice(checked: Checked): Promise<string[]> {
  const { site, org_id, device, network, tests, user_id, signInLast } = checked;
  const wrong: string[] = [];

  /** A refused sign-in is reported before the rows are deleted, so this waits. */
  async function checkEmpty(): Promise<void> {
    const isEmpty = async () => {
      const names = await device.databases();
      return names.every((name) => tests.authors.has(authorOf(name) ?? ''));
    };
    await until('device without copies', isEmpty, 30_000).catch((error: unknown) => {
      wrong.push(String(error));
    });
  }

  /** Waits until the queue is sent. Each round lets one write through. */
  async function untilSent(): Promise<void> {
    const areSent = async () => {
      await network.during([], async () => {
        await device.wake();
        await device.sync();
      });
      if (!(await device.isSignedIn())) return true;
      const rows = (await device.dumps()).flatMap(({ unsent = [] }) => unsent);
      const states = [...rows, ...(await device.queued())].map(({ state }) => state);
      return states.every((state) => state === 'refused');
    };
    await until('empty queue', areSent, 60_000).catch((error: unknown) => {
      wrong.push(String(error));
    });
  }

  /** Compares the reads of the screens in every page with PostgreSQL. */
  async function wrongReads(visible: Visible): Promise<string[]> {
    const [dump = {}] = await device.dumps();
    const asked = questionsOf(await answersDue(site, org_id, visible, refusedTests(dump, visible)));
    const questions = asked.map(({ name, params }) => ({ name, params }));
    const answers = await device.answers(questions);
    return answers.flatMap((each) => wrongAnswers(asked, each));
  }

  async function checkCopy(): Promise<void> {
    const { error } = await device.status();
    if (error !== null) wrong.push(`the last run ended with: ${error}`);
    const visible = await visibleTo(site, org_id, user_id);
    for (const dump of await device.dumps()) wrong.push(...differences(dump, visible));
    wrong.push(...(await wrongReads(visible)));
    wrong.push(...(await tests.check(user_id)));
    await checkDigests();
    await device.die();
    await network.without(async () => {
      await signInLast();
      const onDisk = (await device.dumps()).flatMap((dump) => differences(dump, visible));
      onDisk.push(...(await wrongReads(visible)));
      wrong.push(...onDisk.map((each) => `on disk: ${each}`));
    });
    const left = await device.databases();
    const copies = left.filter((name) => authorOf(name) === null);
    if (copies.length !== 1) wrong.push(`not one copy is left: ${copies.join(' ')}`);
    const queues = left.flatMap((name) => authorOf(name) ?? []);
    const strays = queues.filter((author) => !tests.authors.has(author));
    if (strays.length > 0) wrong.push(`queues of those who signed out: ${strays.join(' ')}`);
  }

  /** A copy that differs from the server's digests would load everything again. */
  async function checkDigests(): Promise<void> {
    await network.during([], () => device.check());
    const { error, complete_as_of } = await device.status();
    if (error !== null || complete_as_of === null) wrong.push(`not complete: ${error ?? ''}`);
    if (network.paths.some((path) => path.endsWith('/init'))) wrong.push('digests differ');
  }

  if (checked.hasActions) wrong.push(...(await brokenInvariants(site, org_id)));
  if (checked.isOut) {
    await checkEmpty();
    await signInLast();
  }
  await network.during([], async () => {
    await device.sync();
    await device.sync();
  });
  if (!tests.areNone && (await device.isSignedIn())) await untilSent();
  if (network.isEndless) wrong.push('a run would never have ended');
  if (await device.isSignedIn()) await checkCopy();
  else {
    if (await maySignIn(site, user_id)) wrong.push('the sign-in ended, though it is good');
    await checkEmpty();
    wrong.push(...(await tests.check(null)));
  }
  return wrong;
}

/** The person whose queue a database is; null if it is a copy. */
function authorOf(name: string): string | null {
  return name.endsWith('-queue') ? name.slice(-42, -6) : null;
}

async function maySignIn(site: Site, user_id: string): Promise<boolean> {
  // A person who was disabled for a while must sign in again.
  const found = await site.owner(
    `select from credentials where user_id = $1 and enabled
       and exists (select from sign_ins where sign_ins.user_id = $1)`,
    [user_id],
  );
  return found.length > 0;
}
