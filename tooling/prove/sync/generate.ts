import { seededRandom } from '#packages/kit';
import { accountsCount, peopleCount, queriesAtMost, tagsCount } from './history.ts';
import type { History, Meanwhile, Step, Write } from './history.ts';

/** The history of a seed: every 20th kills the database, every 5th the server process. */
export function historyOf(seed: number): History {
  const random = seededRandom(seed * 2_654_435_761);
  // The first numbers of near seeds are alike.
  for (let skip = 0; skip < 4; skip += 1) random();
  const dice = createDice(random);
  // Spread so that every tenth seed has as many of each as all others.
  const spread = Math.floor(seed / 10);
  const lot = (seed * 7 + spread) % 20;
  const crashes = lot === 0 ? 'database' : lot % 5 === 1 ? 'server' : 'client';
  const isLarge = (seed * 3 + spread) % 40 === 3;
  const pageSize = isLarge ? 2000 : dice.from([2, 3, 5, 8, 20]);
  const draw: Draw = { ...dice, crashes, pageSize, isLarge };
  const first = Array.from({ length: 1 + dice.below(3) }, () => addOf(draw));
  const steps = [
    ...first.map((write): Step => ({ kind: 'write', write })),
    ...Array.from({ length: 5 + dice.below(isLarge ? 8 : 20) }, () => stepOf(draw)),
  ];
  const kill = killOf(crashes);
  // Whatever the dice say, a history that may kill does.
  if (kill !== null) steps.splice(1 + dice.below(steps.length), 0, { kind: kill });
  return { seed, pageSize, crashes, person: dice.below(accountsCount), steps };
}

function killOf(crashes: History['crashes']): 'server-crash' | 'database-crash' | null {
  if (crashes === 'client') return null;
  return crashes === 'server' ? 'server-crash' : 'database-crash';
}

interface Dice {
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  from<Item>(items: readonly Item[]): Item;
  chance(share: number): boolean;
}

interface Draw extends Dice {
  crashes: History['crashes'];
  pageSize: number;
  isLarge: boolean;
}

function createDice(random: () => number): Dice {
  const below = (end: number) => Math.floor(random() * end);
  return {
    below,
    from: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Nothing to draw from');
      return item;
    },
    chance: (share) => random() < share,
  };
}

function stepOf(draw: Draw): Step {
  const kill = killOf(draw.crashes);
  const kills = kill === null ? [] : [kill, kill];
  const kind = draw.from<Step['kind']>([
    ...many('write', 14),
    ...many('sync', 12),
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
    case 'hold':
      return { kind, write: writeOf(draw) };
    case 'queue-add':
      return { kind, person: draw.below(peopleCount) };
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
      return { kind, person: draw.below(peopleCount) };
    case 'status':
      return { kind, status: draw.from([500, 503]) };
    default:
      return { kind };
  }
}

function writeOf(draw: Draw): Write {
  const person = draw.below(peopleCount);
  const tag = draw.below(tagsCount);
  const kind = draw.from<Write['kind']>([
    ...many('add', 8),
    ...many('change', 5),
    ...many('wear', 4),
    ...many('permit', 3),
    ...many('revoke', 2),
    ...many('merge', 3),
    ...(['hide', 'activate', 'tag', 'rename', 'type'] as const),
  ]);
  switch (kind) {
    case 'add':
      return addOf(draw);
    case 'change': {
      const nth = draw.chance(0.5) ? null : draw.below(8);
      return { kind, person, nth, what: draw.from(['valid', 'active', 'value']) };
    }
    case 'wear':
      return { kind, person, tag, wears: draw.chance(0.6) };
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
      return { kind, from: person, to: draw.below(peopleCount) };
    case 'tag':
      return { kind, tag, active: draw.chance(0.4) };
    case 'rename':
      return { kind, what: draw.from(['organisation', 'tag', 'person']), nth: draw.below(7) };
    case 'type':
      return { kind, nth: draw.below(3), active: draw.chance(0.7) };
  }
}

function addOf(draw: Draw): Write {
  const person = draw.below(peopleCount);
  return { kind: 'add', person, count: countOf(draw), links: draw.chance(0.4) };
}

/** One row, about a page, or a little more than two. */
function countOf({ pageSize, isLarge, below, from, chance }: Draw): number {
  if (isLarge && chance(0.6)) return from([1, 1999, 2000, 2001, 4001]);
  return chance(0.4) ? 1 : Math.max(1, Math.min(60, from([1, 2]) * pageSize - 1 + below(3)));
}

function many<Kind extends string>(kind: Kind, times: number): Kind[] {
  return Array.from({ length: times }, () => kind);
}
