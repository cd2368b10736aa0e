import { createMeasurements } from '#measurements/contract';
import type { NewMeasurement } from '#measurements/contract';
import type { Device } from './device.ts';
import type { Dump } from './dump.ts';
import { newId } from './organisation-fixture.ts';
import type { OrganisationFixture } from './organisation-fixture.ts';
import { visibleTo } from './oracle.ts';
import type { Site } from './site.ts';

/** The expected outcome of a test that was added on the device. */
type Fate =
  /** It arrives, or the server refuses it and the queue shows that. */
  | 'due'
  /** It was dropped, or its person signed out, before it ever left the device. */
  | 'never'
  /** It may have left before that, or a restored backup may have taken it back. */
  | 'either';

interface Typed {
  readonly author: string;
  /** The person of the test. */
  readonly person: string;
  readonly created_time: string;
  version: number;
  fate: Fate;
}

/** The tests added in a history, and their expected outcomes. */
export interface UnsentTests {
  add(author: string, person: string): Promise<void>;
  edit(nth: number): Promise<void>;
  drop(nth: number): Promise<void>;
  /** The person has signed out; their queue is deleted. */
  forsake(author: string): Promise<void>;
  /** The server will be restored from a backup. */
  beforeRestore(): Promise<void>;
  /** An answer of the server without a fault. */
  heard(answer: unknown): Promise<void>;
  /** The people who may have a queue on the device. */
  readonly authors: ReadonlySet<string>;
  /** True if no test was added. */
  readonly areNone: boolean;
  /** Checks every page: unsent tests must be shown, and nothing twice. */
  look(): Promise<void>;
  /** Returns a sentence for each failure at the end. */
  check(reader: string | null): Promise<string[]>;
}

interface Parts {
  site: Site;
  organisation: OrganisationFixture;
  device: () => Device;
  /** The bodies of calls in progress. */
  bodiesUnderWay: () => readonly string[];
  /** A killed server may still commit what it had sent to the database. */
  mayCommitLate: boolean;
}

/** Tracks the added tests. `device` is used like a page. */
export function createUnsentTests(parts: Parts): UnsentTests {
  const { site, organisation, device, mayCommitLate } = parts;
  const typed = new Map<string, Typed>();
  const authors = new Set<string>();
  const found: string[] = [];

  /** The server's versions of tests by id. */
  async function arrived(): Promise<Map<string, string>> {
    const rows = await site.owner<{ id: string; notes: string }>(
      `select measurement_id as id, metadata->>'notes' as notes from measurements
       where org_id = $1 and measurement_id = any($2::uuid[])`,
      [organisation.org_id, [...typed.keys()]],
    );
    return new Map(rows.map(({ id, notes }) => [id, notes]));
  }

  async function pick(nth: number) {
    const queued = await device().queued();
    const write = queued[nth % Math.max(1, queued.length)];
    const test = write && typed.get(write.id);
    return write && test ? { write, test } : null;
  }

  return {
    authors,
    get areNone() {
      return typed.size === 0;
    },
    async add(author, person) {
      const id = newId();
      const created_time = new Date(Date.now() - typed.size * 1000).toISOString();
      const test: Typed = { author, person, created_time, version: 1, fate: 'due' };
      const { name: kind, method, path } = createMeasurements;
      const outcome = await device().queueAdd({ id, kind, method, path, body: bodyOf(id, test) });
      if (outcome !== 'done') {
        if (await device().isSignedIn()) found.push('a test was not taken into the queue');
        return;
      }
      typed.set(id, test);
      authors.add(author);
    },
    async edit(nth) {
      const picked = await pick(nth);
      if (picked === null) return;
      const { write, test } = picked;
      const next = { ...test, version: test.version + 1 };
      const outcome = await device().queueEdit(write.id, bodyOf(write.id, next));
      if (outcome === 'done') test.version = next.version;
    },
    async drop(nth) {
      const picked = await pick(nth);
      if (picked === null) return;
      const { write, test } = picked;
      const outcome = await device().queueDrop(write.id);
      if (outcome === 'done') test.fate = write.tries === 0 ? 'never' : 'either';
    },
    async forsake(author) {
      authors.delete(author);
      // In this order: a call answered between the two reads is among the rows.
      const bodies = parts.bodiesUnderWay();
      const rows = await arrived();
      for (const [id, test] of typed) {
        if (test.author !== author || test.fate !== 'due') continue;
        const hasLeft = rows.has(id) || bodies.some((body) => body.includes(id));
        test.fate = mayCommitLate || hasLeft ? 'either' : 'never';
      }
    },
    async beforeRestore() {
      if (typed.size === 0) return;
      for (const id of (await arrived()).keys()) {
        const test = typed.get(id);
        if (test?.fate === 'due') test.fate = 'either';
      }
    },
    async heard(answer) {
      const { accepted = [], rejected = [] } = dataOf(answer);
      for (const id of [...accepted, ...rejected.map((row) => row.measurement_id)]) {
        const test = typed.get(id);
        if (test === undefined) continue;
        const { measurable = [] } = await visibleTo(site, organisation.org_id, test.author);
        const isRight = measurable.some((row) => row['user_id'] === test.person);
        // A test that was sent before is accepted again, whatever has changed since.
        if (isRight && !accepted.includes(id)) found.push(`test ${id} was refused without reason`);
      }
    },
    async look() {
      if (typed.size === 0 || !(await device().isSignedIn())) return;
      const before = await device().queued();
      // The server may refuse the sign-in meanwhile; then there is nothing to check.
      const dumps = await device()
        .dumps()
        .catch(() => []);
      const after = new Set((await device().queued()).map(({ id }) => id));
      const [first] = dumps.map(idsIn);
      for (const { id } of before) {
        if (first !== undefined && after.has(id) && !first.includes(id)) {
          found.push(`test ${id} waits unseen`);
        }
      }
      for (const ids of dumps.map(idsIn)) {
        if (new Set(ids).size < ids.length) found.push('a test was seen twice');
      }
    },
    async check(reader) {
      const [rows, databases] = [await arrived(), await device().databases()];
      const queue = reader === null ? [] : await device().queued();
      const queued = new Map(queue.map((write) => [write.id, write]));
      const visible = reader === null ? null : await visibleTo(site, organisation.org_id, reader);
      const seen = new Set(visible?.['measurements']?.map((row) => row['measurement_id']));
      const wrong = [...typed].flatMap(([id, test]): string[] => {
        const [write, version] = [queued.get(id), rows.get(id)];
        const say = (what: string) => [`test ${id} typed on the device: ${what}`];
        if (test.fate !== 'due') {
          if (test.fate === 'never' && version !== undefined)
            return say('arrived, though given up');
          const isGone = !authors.has(test.author) || write === undefined;
          return isGone ? [] : say(`given up, but waits as ${write.state}`);
        }
        if (test.author !== reader) {
          const waits = databases.some((name) => name.endsWith(`${test.author}-queue`));
          return waits || version !== undefined ? [] : say('lost with a refused sign-in');
        }
        if (write === undefined) {
          if (version === undefined) return say('lost');
          const isNewest = version === versionText(test) || !seen.has(id);
          return isNewest ? [] : say(`${version} arrived, not ${versionText(test)}`);
        }
        if (write.state !== 'refused') return say(`still ${write.state}`);
        const isReportedLate = write.reason === lateMessage;
        if (isReportedLate && version === undefined)
          return say('said to have arrived, but did not');
        // An earlier version may have arrived before it was changed.
        const mayBeHere = isReportedLate || write.is_late;
        return version === undefined || mayBeHere ? [] : say('refused, though it arrived');
      });
      return [...found, ...wrong];
    },
  };
}

/** The reason shown if a test arrived before it was changed. */
const lateMessage = 'It was sent before you edited it, so your edit was not saved.';

const idsIn = ({ measurements = [] }: Dump) =>
  measurements.map((row) => String(row['measurement_id']));

const versionText = ({ version }: Typed) => `version ${String(version)}`;

function bodyOf(measurement_id: string, test: Typed): { measurements: NewMeasurement[] } {
  const { person: user_id, created_time, version } = test;
  const metadata = { notes: versionText(test) };
  const row = { measurement_id, user_id, type: 'sosm', value: 50 + version } as const;
  return { measurements: [{ ...row, created_time, metadata }] };
}

interface Data {
  accepted?: string[];
  rejected?: { measurement_id: string }[];
}

function dataOf(answer: unknown): Data {
  return (answer as { data?: Data | null }).data ?? {};
}
