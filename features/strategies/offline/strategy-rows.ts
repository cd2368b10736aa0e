import { defineRead, defineRowTable } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { personName } from '#people/domain';
import { peopleById } from '#people/offline';
import type { Strategy, StrategyPlan } from '#strategies/contract';
import { defaultPlan, strategyInForce } from '#strategies/domain';
import { tagsById } from '#tags/offline';

export const strategyTables = [defineRowTable('strategies', 'strategy_id')];

/** A strategy for a tag or a person, with its name and number of people. */
export interface NamedStrategy extends Strategy {
  name: string;
  people: number;
}

/** The strategies of the organisation as its page shows them, by name. */
export interface StrategyList {
  /** Null if the organisation has none. */
  org: Strategy | null;
  tags: NamedStrategy[];
  people: NamedStrategy[];
}

/** The strategies for everybody, for tags and for people, without those of deleted ones. */
export const strategyList = defineRead({
  name: 'strategies.list',
  tables: ['strategies', 'tags', 'users'],
  run(copy, _params: Record<string, never>): StrategyList {
    const active = activeStrategies(copy);
    return {
      org: active.find(({ scope }) => scope === 'org') ?? null,
      tags: active.flatMap((each) => ofTag(copy, each)).sort(byName),
      people: active.flatMap((each) => ofPerson(copy, each)).sort(byName),
    };
  },
});

/**
 * How often a person should be tested: by the strategy that applies to them, otherwise by default.
 */
export const strategyOfPerson = defineRead({
  name: 'strategies.of_person',
  tables: ['strategies', 'users'],
  run(copy, { user_id }: { user_id: string }): StrategyPlan {
    const { tag_ids = [] } = peopleById(copy).get(user_id) ?? {};
    return strategyInForce(activeStrategies(copy), { user_id, tag_ids }) ?? defaultPlan;
  },
});

export const strategyReads = [strategyList, strategyOfPerson];

/** The strategies of the copy that are not deleted. */
export function activeStrategies(copy: Copy): Strategy[] {
  return [...copy.rows<Strategy>('strategies').values()].filter(({ active }) => active);
}

function ofTag(copy: Copy, strategy: Strategy): NamedStrategy[] {
  const { scope, tag_id } = strategy;
  const tag = scope === 'tag' && tag_id !== null ? tagsById(copy).get(tag_id) : undefined;
  if (tag?.active !== true) return [];
  const members = [...peopleById(copy).values()].filter(
    (person) => person.active && person.tag_ids.includes(tag.tag_id),
  );
  return [{ ...strategy, name: tag.name, people: members.length }];
}

function ofPerson(copy: Copy, strategy: Strategy): NamedStrategy[] {
  const { scope, user_id } = strategy;
  const person = scope === 'user' && user_id !== null ? peopleById(copy).get(user_id) : undefined;
  return person?.active === true ? [{ ...strategy, name: personName(person), people: 1 }] : [];
}

function byName(a: NamedStrategy, b: NamedStrategy): number {
  return a.name.localeCompare(b.name, 'en');
}
