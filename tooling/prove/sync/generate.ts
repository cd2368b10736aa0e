import { seededRandom } from '#packages/kit';
import { createRandomSource, many } from './random-source.ts';
import type { RandomSource } from './random-source.ts';
import { drawAction } from './generate-action.ts';
import {
  accountsCount,
  firstActionSeed,
  peopleCount,
  actionPeopleCount,
  queriesAtMost,
  tagsCount,
  actionTagsCount,
} from './history.ts';
import type {
  CrewWrite,
  DataWrite,
  History,
  Meanwhile,
  SiteWrite,
  Step,
  Write,
} from './history.ts';

/**
 * The history of a seed. Every 20th kills the database, every 5th the server process. Histories
 * from `firstActionSeed` on contain actions; the earlier ones never change.
 */
export function historyOf(seed: number): History {
  const numbers = seededRandom(seed * 2_654_435_761);
  // The first numbers of adjacent seeds are similar.
  for (let skip = 0; skip < 4; skip += 1) numbers();
  const random = createRandomSource(numbers);
  // Spread so that every tenth seed has the same share of each.
  const spread = Math.floor(seed / 10);
  const lot = (seed * 7 + spread) % 20;
  const crashes = lot === 0 ? 'database' : lot % 5 === 1 ? 'server' : 'client';
  const isLarge = (seed * 3 + spread) % 40 === 3;
  const pageSize = isLarge ? 2000 : random.from([2, 3, 5, 8, 20]);
  const hasActions = seed >= firstActionSeed;
  const people = hasActions ? actionPeopleCount : peopleCount;
  const draw: Draw = { ...random, crashes, pageSize, isLarge, hasActions, people };
  const first = Array.from({ length: 1 + random.below(3) }, () => addOf(draw));
  const steps = [
    ...first.map((write): Step => ({ kind: 'write', write })),
    ...Array.from({ length: (hasActions ? 10 : 5) + random.below(isLarge ? 8 : 20) }, () =>
      stepOf(draw),
    ),
  ];
  addSiteWrites(seed, steps, people);
  const kill = killOf(crashes);
  // A history that may kill always does.
  if (kill !== null) steps.splice(1 + random.below(steps.length), 0, { kind: kill });
  const person = random.below(accountsCount);
  return {
    seed,
    pageSize,
    answerBytes: bytesOf(seed, isLarge),
    crashes,
    person,
    hasActions,
    steps,
  };
}

/**
 * Adds breaks and emergencies to every third history. Their numbers are drawn separately, so that
 * the other histories, and what these draw, do not change.
 */
function addSiteWrites(seed: number, steps: Step[], people: number): void {
  if (seed % 3 !== 2) return;
  const draw = createRandomSource(seededRandom(seed * 40_503 + 7));
  for (let left = 3 + draw.below(6); left > 0; left -= 1) {
    const write = siteWriteOf(draw, people);
    const place = draw.below(steps.length);
    const step = steps[place];
    if (step?.kind === 'sync' && draw.chance(0.5)) {
      const query = draw.chance(0.5) ? null : draw.below(queriesAtMost);
      const event = { kind: 'write' as const, query, write };
      steps[place] = { ...step, meanwhile: [...step.meanwhile, { call: draw.below(5), event }] };
    } else {
      steps.splice(place, 0, { kind: 'write', write });
    }
  }
}

function siteWriteOf({ below, chance, from }: RandomSource, people: number): SiteWrite {
  const [nth, by] = [below(2), below(accountsCount)];
  if (chance(0.5)) {
    const some = Array.from({ length: 1 + below(3) }, () => below(people));
    const end = from<'end' | 'retire'>(['end', 'end', 'retire']);
    return { kind: 'break', nth, by, people: some, tag: below(tagsCount), end };
  }
  const about = from([
    { note: `Note ${String(below(100))}` },
    { tag: below(tagsCount) },
    { person: below(people) },
  ]);
  return { kind: 'emergency', nth, by, about };
}

/**
 * Every second history has pages that are cut by bytes: to one or two rows, to several, or only if
 * there are many rows. Computed from the seed and not drawn, so that earlier histories do not
 * change.
 */
function bytesOf(seed: number, isLarge: boolean): number | undefined {
  const nth = Math.floor(seed / 3) % 8;
  if (isLarge) return nth < 4 ? 300_000 : undefined;
  return [1_500, 6_000, 3_000, 12_000][nth];
}

function killOf(crashes: History['crashes']): 'server-crash' | 'database-crash' | null {
  if (crashes === 'client') return null;
  return crashes === 'server' ? 'server-crash' : 'database-crash';
}

interface Draw extends RandomSource {
  crashes: History['crashes'];
  pageSize: number;
  isLarge: boolean;
  hasActions: boolean;
  /** Number of people. */
  people: number;
}

function stepOf(draw: Draw): Step {
  const kill = killOf(draw.crashes);
  const kills = kill === null ? [] : [kill, kill];
  const kind = draw.from<Step['kind']>([
    ...many('write', draw.hasActions ? 30 : 14),
    ...many('sync', draw.hasActions ? 16 : 12),
    ...many('hold', 2),
    ...many('release', 3),
    ...many('crash', 2),
    ...many('queue-add', 4),
    ...many('no-line', 2),
    ...(['queue-edit', 'queue-drop', 'second-tab'] as const),
    ...(['sign-out', 'sign-in', 'sign-in', 'backup', 'backup', 'restore', 'restore'] as const),
    ...kills,
  ]);
  switch (kind) {
    case 'write':
      return { kind, write: writeOf(draw) };
    case 'hold':
      return { kind, write: draw.hasActions ? otherWriteOf(draw) : dataWriteOf(draw) };
    case 'queue-add':
      return { kind, person: draw.below(draw.people) };
    case 'queue-edit':
    case 'queue-drop':
      return { kind, nth: draw.below(3) };
    case 'sync':
      return { kind, meanwhile: draw.chance(0.5) ? [] : meanwhileOf(draw) };
    case 'sign-in':
      return { kind, person: draw.below(accountsCount) };
    default:
      return { kind };
  }
}

function meanwhileOf(draw: Draw): Meanwhile[] {
  const kill = killOf(draw.crashes);
  const kills = kill === null ? [] : [kill, kill];
  return Array.from({ length: 1 + draw.below(2) }, () => {
    const kind = draw.from<Meanwhile['event']['kind']>([
      ...many('write', 6),
      ...(['cut', 'lost', 'lost', 'status', 'crash', 'crash', 'queue-add', 'sign-out'] as const),
      ...kills,
    ]);
    return { call: draw.below(5), event: eventOf(kind, draw) };
  });
}

function eventOf(kind: Meanwhile['event']['kind'], draw: Draw): Meanwhile['event'] {
  switch (kind) {
    case 'write': {
      const query = draw.chance(0.25) ? null : draw.below(queriesAtMost);
      return { kind, query, write: writeOf(draw) };
    }
    case 'queue-add':
      return { kind, person: draw.below(draw.people) };
    case 'status':
      return { kind, status: draw.from([500, 503]) };
    default:
      return { kind };
  }
}

function writeOf(draw: Draw): Write {
  if (draw.chance(0.2)) return crewWriteOf(draw);
  if (!draw.hasActions) return dataWriteOf(draw);
  return draw.chance(0.65) ? drawAction(draw) : otherWriteOf(draw);
}

function dataWriteOf(draw: Draw): DataWrite {
  return writeAmong(draw, tagsCount, [
    ...many('add', 8),
    ...many('change', 5),
    ...many('label', 4),
    ...many('permit', 3),
    ...many('revoke', 2),
    ...many('merge', 3),
    ...(['hide', 'activate', 'tag', 'rename', 'type'] as const),
  ]);
}

/** Writes that no action makes. */
function otherWriteOf(draw: Draw): DataWrite {
  return writeAmong(draw, actionTagsCount, [
    ...many('add', 8),
    ...many('change', 5),
    ...many('permit', 3),
    ...(['revoke', 'rename', 'type'] as const),
  ]);
}

type OtherKind = Exclude<DataWrite['kind'], CrewWrite['kind']>;

function writeAmong(draw: Draw, tags: number, kinds: readonly OtherKind[]): DataWrite {
  const person = draw.below(draw.people);
  const tag = draw.below(tags);
  const kind = draw.from(kinds);
  switch (kind) {
    case 'add':
      return addOf(draw);
    case 'change': {
      const nth = draw.chance(0.5) ? null : draw.below(8);
      return { kind, person, nth, what: draw.from(['valid', 'active', 'value']) };
    }
    case 'label':
      return { kind, person, tag, isAdded: draw.chance(0.6) };
    case 'permit':
      return {
        kind,
        person: draw.below(accountsCount),
        tag: draw.chance(0.3) ? null : tag,
        access: draw.from([
          'manager',
          'view_user',
          'view_measure',
          'view_user,view_measure',
          'admin',
        ]),
      };
    case 'revoke':
      return { kind, person: draw.below(accountsCount), nth: draw.below(3) };
    case 'hide':
      return { kind, person, is_hidden: draw.chance(0.6) };
    case 'activate':
      return { kind, person, active: draw.chance(0.5) };
    case 'merge':
      return { kind, from: person, to: draw.below(draw.people) };
    case 'tag':
      return { kind, tag, active: draw.chance(0.4) };
    case 'rename':
      return { kind, what: draw.from(['organisation', 'tag', 'person']), nth: draw.below(7) };
    case 'type':
      return { kind, nth: draw.below(3), active: draw.chance(0.7) };
  }
}

function crewWriteOf({ from, below, chance, people }: Draw): CrewWrite {
  const kind = from<Exclude<CrewWrite['kind'], SiteWrite['kind']>>([
    ...many('roster', 5),
    ...many('session', 5),
    ...many('session-tests', 3),
    ...many('leave', 3),
    ...many('skip', 2),
    'feature',
  ]);
  const nth = below(3);
  const some = () => Array.from({ length: 1 + below(4) }, () => below(people));
  switch (kind) {
    case 'roster':
      return { kind, nth, people: some(), active: chance(0.8) };
    case 'leave':
      return { kind, nth, person: below(people), active: chance(0.7) };
    case 'session':
      return {
        ...{ kind, nth, by: below(accountsCount), people: some() },
        end: chance(0.6) ? 'archive' : 'remove',
      };
    case 'skip':
      return { kind, nth, person: below(people), skip: chance(0.7) };
    case 'session-tests':
      return { kind, nth };
    case 'feature':
      return { kind, isOn: chance(0.6) };
  }
}

function addOf(draw: Draw): DataWrite {
  const person = draw.below(draw.people);
  return {
    kind: 'add',
    person,
    count: countOf(draw),
    links: draw.chance(draw.hasActions ? 0.7 : 0.4),
  };
}

/** One row, about a page, or slightly more than two pages. */
function countOf({ pageSize, isLarge, below, from, chance }: Draw): number {
  if (isLarge && chance(0.6)) return from([1, 1999, 2000, 2001, 4001]);
  return chance(0.4) ? 1 : Math.max(1, Math.min(60, from([1, 2]) * pageSize - 1 + below(3)));
}
