import { readFileSync } from 'node:fs';

/** The lists of docs/rules that define rights, typed by hand. */
const lists = new URL('../../../docs/rules/', import.meta.url);

/**
 * The right of an actor on a row: may do it; may not, though they see it; cannot see it; not signed
 * in.
 */
export type Reach = 'may' | 'no' | 'unseen' | 'out';

/** The relation of the row of a cell to the actor. */
export const relations = ['own', 'same_tag', 'other_tag', 'no_tag', 'hidden', 'elsewhere'] as const;
export type Relation = (typeof relations)[number];

/** A caller: a row of actors.tsv. */
export interface Actor {
  actor: string;
  /** The access list of their one permission; null without one. */
  access: string | null;
  tag: 'day' | null;
}

/** One way to make a call: a row of rights.tsv. */
export interface Way {
  endpoint: string;
  asked: string;
  gate: string;
  right: string | null;
  status: Readonly<Record<Exclude<Reach, 'out'>, string>>;
  /** Rights whose response shows every row that the actor may see, and no other. */
  shows: readonly string[];
}

export const actors: readonly Actor[] = tableOf('actors').map(({ actor, access, tag }) => ({
  actor: actor ?? '',
  access: access === '-' ? null : (access ?? null),
  tag: tag === 'day' ? 'day' : null,
}));

export const ways: readonly Way[] = tableOf('rights').map((row) => ({
  endpoint: row['endpoint'] ?? '',
  asked: row['asked for'] ?? '',
  gate: row['gate'] ?? '',
  right: row['right'] === '-' ? null : (row['right'] ?? null),
  status: { may: row['may'] ?? '', no: row['no'] ?? '', unseen: row['unseen'] ?? '' },
  shows: row['shows'] === '-' ? [] : (row['shows'] ?? '').split(' '),
}));

const reaches = new Map(tableOf('reach').map((row) => [`${row['right']} ${row['row']}`, row]));

/**
 * The right of an actor on a row, or with the row `any` whether they pass a gate.
 *
 * @throws Error if reach.tsv has no such row
 */
export function reachOf(right: string, relation: Relation | 'any', actor: string): Reach {
  const word = reaches.get(`${right} ${relation}`)?.[actor];
  const known: readonly Reach[] = ['may', 'no', 'unseen', 'out'];
  const found = known.find((each) => each === word);
  if (found === undefined) throw new Error(`reach.tsv: ${right}, ${relation}, ${actor}?`);
  return found;
}

/**
 * The expectation of the tables for one cell: whether the actor reaches the row, and the status.
 */
export function expectationOf(way: Way, relation: Relation, { actor }: Actor) {
  const gate = reachOf(way.gate, 'any', actor);
  if (gate !== 'may') return { reach: gate, status: gate === 'out' ? '401' : '403' };
  const reach = way.right === null ? 'may' : reachOf(way.right, relation, actor);
  return { reach, status: reach === 'out' ? '401' : way.status[reach] };
}

/**
 * The relations that make a difference to a call: all that reach.tsv distinguishes for its right.
 * Where the absence of a right decides, it matters at most whether the row is the actor's own,
 * somebody else's, or of another organisation. Where the gate refuses, the row is not read: there
 * each actor has one of these three, in turn, so that every call is still refused with all of them.
 */
export function relationsFor(way: Way, actor: Actor): readonly Relation[] {
  const { gate, right } = way;
  const few = ['own', 'same_tag', 'elsewhere'] as const;
  if (reachOf(gate, 'any', actor.actor) !== 'may') {
    return [few[(ways.indexOf(way) + actors.indexOf(actor)) % few.length] ?? few[0]];
  }
  if (right === null) return few;
  const columns = (relation: Relation) =>
    actors.map((each) => reachOf(right, relation, each.actor)).join();
  const first = columns('own');
  return relations.some((relation) => relation !== 'elsewhere' && columns(relation) !== first)
    ? relations
    : few;
}

function tableOf(name: string): Partial<Record<string, string>>[] {
  const lines = readFileSync(new URL(`${name}.tsv`, lists), 'utf8')
    .trim()
    .split('\n');
  const [head = [], ...rows] = lines.map((line) => line.split('\t'));
  return rows.map((cells) => Object.fromEntries(head.map((column, at) => [column, cells[at]])));
}
