import { createMeasurements } from '#measurements/contract';
import type { NewMeasurement } from '#measurements/contract';
import type { Device } from './device.ts';
import type { Dump } from './dump.ts';
import { newId } from './house.ts';
import type { House } from './house.ts';
import { visibleTo } from './oracle.ts';
import type { Site } from './site.ts';

/** What must become of a test that was typed on the device. */
type Fate =
  /** It arrives, or the server refuses it and the queue says so. */
  | 'due'
  /** It was dropped, or its person signed out, before it ever left the device. */
  | 'never'
  /** It may have left before that, or a restored backup may have taken it back. */
  | 'either';

interface Typed {
  readonly author: string;
  /** Whose test it is. */
  readonly person: string;
  readonly created_time: string;
  version: number;
  fate: Fate;
}

/** The tests typed in a history, and what the product promises of them. */
export interface UnsentTests {
  add(author: string, person: string): Promise<void>;
  edit(nth: number): Promise<void>;
  drop(nth: number): Promise<void>;
  /** The person has signed out, and is told that what waits is deleted. */
  forsake(author: string): Promise<void>;
  /** The server is about to go back to a backup. */
  beforeRestore(): Promise<void>;
  /** An answer to what was sent, nothing having happened beside it. */
  heard(answer: unknown): Promise<void>;
  /** Who may have a queue on the device. */
  readonly authors: ReadonlySet<string>;
  /** True where nothing was typed: there is nothing to wait for. */
  readonly areNone: boolean;
  /** Looks at every page: what waits must be in sight, and nothing twice. */
  look(): Promise<void>;
  /** What is wrong at the end, a sentence each. */
  judge(reader: string | null): Promise<string[]>;
}

interface Parts {
  site: Site;
  house: House;
  device: () => Device;
  /** What is on its way to the server or being answered. */
  bodiesUnderWay: () => readonly string[];
  /** A server that was killed may still commit what it had handed to the database. */
  mayCommitLate: boolean;
}

/** Keeps account of what is typed; `device` is asked and changed as by a page. */
export function createUnsentTests(parts: Parts): UnsentTests {
  const { site, house, device, mayCommitLate } = parts;
  const typed = new Map<string, Typed>();
  const authors = new Set<string>();
  const found: string[] = [];

  /** Versions by id of what the server has. */
  async function arrived(): Promise<Map<string, string>> {
    const rows = await site.owner<{ id: string; notes: string }>(
      `select measurement_id as id, metadata->>'notes' as notes from measurements
       where org_id = $1 and measurement_id = any($2::uuid[])`,
      [house.org_id, [...typed.keys()]],
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
      // In this order: what is answered between the two looks is among the rows.
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
        const { measurable = [] } = await visibleTo(site, house.org_id, test.author);
        const isRight = measurable.some((row) => row['user_id'] === test.person);
        // What was sent before is accepted again, whatever has changed since.
        if (isRight && !accepted.includes(id)) found.push(`test ${id} was refused without reason`);
      }
    },
    async look() {
      if (typed.size === 0 || !(await device().isSignedIn())) return;
      const before = await device().queued();
      // The server may refuse the sign-in meanwhile; then there is nothing to look at.
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
    async judge(reader) {
      const [rows, databases] = [await arrived(), await device().databases()];
      const queue = reader === null ? [] : await device().queued();
      const queued = new Map(queue.map((write) => [write.id, write]));
      const visible = reader === null ? null : await visibleTo(site, house.org_id, reader);
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
        const isToldLate = write.reason === toldLate;
        if (isToldLate && version === undefined) return say('said to have arrived, but did not');
        // An earlier form of it may have arrived before it was changed.
        const mayBeHere = isToldLate || write.is_late;
        return version === undefined || mayBeHere ? [] : say('refused, though it arrived');
      });
      return [...found, ...wrong];
    },
  };
}

/** What people read where a test had arrived before it was changed. */
const toldLate = 'It was sent before you edited it, so your edit was not saved.';

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
