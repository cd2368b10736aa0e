import { createHash, randomBytes } from 'node:crypto';
import { seededRandom } from '#packages/kit';
import { freshDatabase } from '#packages/testing/database';
import { appOn, noon } from '../../../apps/server/testing/org-fixture.ts';
import { csvFile, upload } from '../../../apps/server/testing/sheet.ts';
import { createRandomSource } from '../sync/random-source.ts';
import type { RandomSource } from '../sync/random-source.ts';
import { drawCall } from './chain-calls.ts';
import type { ChainCall, ChainKind } from './chain-calls.ts';
import { readAccounts } from './chain-reads.ts';
import type { Account } from './chain-reads.ts';
import { makeChainWorld } from './chain-world.ts';
import type { ChainWorld } from './chain-world.ts';

/** Number of calls in a chain. */
const chainLength = 10;

/** The real server on a separate database for chains. */
export async function openChainSite() {
  const fresh = await freshDatabase();
  const app = await appOn(fresh.database, { now: noon }, { checkAnswers: false });
  return {
    ...{ app, database: fresh.database },
    close: async () => {
      await app.close();
      await fresh.drop();
    },
  };
}
export type ChainSite = Awaited<ReturnType<typeof openChainSite>>;

/** Result of a chain. */
export interface ChainResult {
  seed: number;
  /** Each widening in a sentence, with the calls that led to it. */
  widenings: string[];
  /** Accepted calls, by kind; those of non-admins are separate. */
  taken: { kind: ChainKind; isOfAdmin: boolean }[];
}

/**
 * Runs the chains of some seeds, a few concurrently: while one waits for the database another
 * continues.
 *
 * @param isEnough of a result, after which no other chain is begun
 */
export async function runChains(
  site: ChainSite,
  seeds: readonly number[],
  isEnough: (result: ChainResult) => boolean = () => false,
): Promise<ChainResult[]> {
  const waiting = [...seeds];
  const results: ChainResult[] = [];
  const work = async () => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      const result = await runChain(site, seed);
      results.push(result);
      if (isEnough(result)) waiting.length = 0;
    }
  };
  await Promise.all([work(), work(), work()]);
  return results;
}

/**
 * Runs a chain of random calls. After each of them, nobody may read a test that they could not read
 * before, unless the calling account could read it or stored it with this call. A call of a person
 * who can read a test is the only grant: an admin reads all tests, and anybody else only shares
 * what they read themselves. So setting accounts and signing in with them gains nothing either,
 * which is checked as well.
 */
async function runChain(site: ChainSite, seed: number): Promise<ChainResult> {
  const random = createRandomSource(seededRandom(seed));
  const world = await makeChainWorld(site.database, seed, random);
  const chain = new Chain(site, world, random);
  await chain.run(chainLength);
  return { seed, widenings: chain.widenings, taken: chain.taken };
}

class Chain {
  readonly widenings: string[] = [];
  readonly taken: ChainResult['taken'] = [];
  readonly #site: ChainSite;
  readonly #world: ChainWorld;
  readonly #random: RandomSource;
  readonly #tokens = new Map<string, string>();
  /**
   * Accounts by the person who can sign in with them: their own, and those whose credentials they
   * set.
   */
  readonly #held: Map<string, Set<string>>;
  readonly #said: string[] = [];

  constructor(site: ChainSite, world: ChainWorld, random: RandomSource) {
    this.#site = site;
    this.#world = world;
    this.#random = random;
    this.#held = new Map(world.actors.map((user_id) => [user_id, new Set([user_id])]));
  }

  async run(length: number): Promise<void> {
    let before = await this.#read();
    // One of them acts most of the time, which leads to chains by one person.
    const main = this.#random.from(this.#world.actors.slice(0, 3));
    for (let step = 0; step < length && this.widenings.length === 0; step += 1) {
      const actor = this.#random.chance(0.6) ? main : this.#random.from(this.#world.actors);
      before = await this.#step(actor, before);
    }
    await this.#compareWithSync(main, before);
  }

  async #step(actor: string, before: ReadonlyMap<string, Account>) {
    const open = [...(this.#held.get(actor) ?? [])].filter((id) => before.get(id)?.hasSignIn);
    if (open.length === 0) return before;
    const user_id = this.#random.from(open);
    const account = accountIn(before, user_id);
    const call = drawCall(this.#random, this.#world, { user_id, account }, before);
    const wasTaken = await this.#make(user_id, call);
    if (!wasTaken) return before;
    this.#said.push(
      `${nameOf(actor)} as ${nameOf(user_id)}: ${call.kind} ${JSON.stringify(call.body)}`,
    );
    this.taken.push({ kind: call.kind, isOfAdmin: isAdmin(account) });
    const held = this.#readBy(actor, before);
    if (call.person !== undefined) this.#world.people.push(call.person);
    if (call.test !== undefined) this.#world.tests.push(call.test);
    if (call.account !== undefined) await this.#takeAccount(actor, call.account);
    const after = await this.#read();
    for (const [reader, { readable }] of after) {
      const could = before.get(reader)?.readable ?? new Set();
      const gained = [...readable].filter((test) => !could.has(test));
      const opened = gained.filter((test) => test !== call.test && !account.readable.has(test));
      if (opened.length > 0) this.#widened(`${nameOf(reader)} reads ${opened.join()}`);
    }
    const own = [...this.#readBy(actor, after)];
    const more = own.filter((test) => test !== call.test && !held.has(test));
    if (more.length > 0) this.#widened(`${nameOf(actor)} reads ${more.join()} with their accounts`);
    return after;
  }

  /** Makes a call as an account; returns whether the server accepted it. */
  async #make(user_id: string, call: ChainCall): Promise<boolean> {
    const token = this.#tokens.get(user_id) ?? (await this.#signIn(user_id));
    const answer =
      call.sheet === undefined
        ? await this.#site.app.call(call.method, call.path, call.body, token)
        : await this.#import(call.sheet, token);
    if (answer === null) return false;
    if (answer.status === 401) {
      // Their sign-ins have ended; the next call needs another one.
      this.#tokens.delete(user_id);
      return this.#make(user_id, call);
    }
    if (answer.status >= 500) throw new Error(`${call.kind} answered ${answer.text}`);
    if (answer.status !== 200) return false;
    // Calls about many rows return those that were done, which may be none.
    const done: unknown = answer.body.data['ids'] ?? answer.body.data.accepted;
    return !Array.isArray(done) || done.length > 0;
  }

  /** Both calls of an import; null if the file is rejected. */
  async #import(sheet: readonly (readonly string[])[], token: string) {
    const sent = await upload(this.#site.app, { file: csvFile(sheet), name: 'crew.csv' }, token);
    const { import_token } = sent.body as unknown as { import_token?: string };
    if (import_token === undefined) return sent.status === 401 ? sent : null;
    return this.#site.app.call('POST', '/v3/user/import', { import_token, rows: [2] }, token);
  }

  /** A sign-in without hashing a password. */
  async #signIn(user_id: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const { org_id } = this.#world;
    await this.#site.database.write({ org_id, actor_user_id: null }, (tx) =>
      tx.query(
        `insert into sign_ins (org_id, token_hash, user_id, created_time, last_used_time, user_agent)
         values ($1, $2, $3, $4, $4, '')`,
        [
          org_id,
          createHash('sha256').update(token).digest(),
          user_id,
          new Date(noon).toISOString(),
        ],
      ),
    );
    this.#tokens.set(user_id, token);
    return token;
  }

  /**
   * A person who sets a password can sign in with it; one who sets an email can receive a reset
   * link.
   */
  async #takeAccount(
    actor: string,
    { user_id, email, password }: NonNullable<ChainCall['account']>,
  ): Promise<void> {
    this.#held.get(actor)?.add(user_id);
    if (email !== null) this.#world.emails.set(user_id, email);
    const address = this.#world.emails.get(user_id);
    // Sometimes with the password itself; hashing takes most of the time of a chain.
    if (password === null || address === undefined || !this.#random.chance(0.2)) return;
    const own = { new_password: `${password} own`, confirm_password: `${password} own` };
    const body = { email: address, password, ...own };
    const answer = await this.#site.app.call('POST', '/v3/auth/login', body);
    if (answer.status !== 200) throw new Error(`No sign-in with the password set: ${answer.text}`);
    this.#tokens.set(user_id, answer.body.data.token);
  }

  #read() {
    return readAccounts(this.#site.database, this.#world.org_id);
  }

  #readBy(actor: string, accounts: ReadonlyMap<string, Account>): Set<string> {
    const held = [...(this.#held.get(actor) ?? [])];
    return new Set(held.flatMap((id) => [...(accounts.get(id)?.readable ?? [])]));
  }

  #widened(what: string): void {
    this.widenings.push([...this.#said, `then ${what}`].join('\n'));
  }

  /** The product's sync must return exactly the computed tests. */
  async #compareWithSync(actor: string, accounts: ReadonlyMap<string, Account>): Promise<void> {
    for (const user_id of this.#held.get(actor) ?? []) {
      const account = accountIn(accounts, user_id);
      if (!account.hasSignIn) continue;
      const token = await this.#signIn(user_id);
      const { body } = await this.#site.app.call('POST', '/v3/sync/measures', {}, token);
      const sent = body.data.measurements.map((row) => String(row['measurement_id'])).toSorted();
      const wanted = [...account.readable].toSorted();
      if (sent.join() === wanted.join()) continue;
      this.#widened(
        `the sync of ${nameOf(user_id)} holds ${sent.join()} instead of ${wanted.join()}`,
      );
    }
  }
}

function accountIn(accounts: ReadonlyMap<string, Account>, user_id: string): Account {
  const account = accounts.get(user_id);
  if (account === undefined) throw new Error(`${user_id} is not stored`);
  return account;
}

function isAdmin({ grants }: Account): boolean {
  return grants.some(
    ({ tag_id, words }) => tag_id === null && (words.has('admin') || words.has('super')),
  );
}

function nameOf(user_id: string): string {
  return user_id.slice(-6);
}
