import { expect, test } from 'vitest';
import type { Copy } from '#packages/sync/offline';
import { builtInPacks } from '#rule-packs/domain';
import { locationChoice, packList, siteRules } from './pack-reads.ts';

const pack = builtInPacks[0]?.pack;
const own = {
  ...{ rule_pack_id: 'own-1', version: 3, based_on: 'us-osha-2024', retired_time: null },
  ...{ pack: { ...pack, name: 'Our rules' }, active: true, modified_time: '2026-01-02T00:00:00Z' },
};
const choiceOf = (location_id: string, rule_pack_ids: string[]) => ({
  ...{ location_id, rule_pack_ids, industry: null, radiant_heat: null, active: true },
});
const tag = (tag_id: string, active = true) => ({ tag_id, name: `The ${tag_id}`, active });

function copyOf(choices: readonly { location_id: string }[], grants: object[] = []): Copy {
  const byKey = <Row extends object>(rows: readonly Row[], key: keyof Row) =>
    new Map(rows.map((row) => [row[key], row]));
  const tables: Record<string, Map<unknown, unknown>> = {
    rule_packs: byKey([own], 'rule_pack_id'),
    location_packs: byKey(choices, 'location_id'),
    tags: byKey([tag('mill'), tag('pit'), tag('gone', false)], 'tag_id'),
    permissions: byKey(grants as { permission_id: string }[], 'permission_id'),
  };
  return {
    rows: (table: string) => tables[table] ?? new Map(),
    memo: (_key: string, _tables: unknown, compute: () => unknown) => compute(),
  } as unknown as Copy;
}
const context = { now: 0, user_id: 'ann' };

test('own packs come first, with the pack that they were copied from and their locations', async () => {
  const copy = copyOf([choiceOf('pit', ['own-1']), choiceOf('mill', ['own-1', 'qa-17-2021'])]);
  const found = await packList.run(copy, {}, context);
  expect(found).toHaveLength(builtInPacks.length + 1);
  expect(found[0]).toMatchObject({
    ...{ rule_pack_id: 'own-1', version: 3, is_built_in: false },
    ...{ copied_from: 'US OSHA proposal 2024', locations: [{ tag_id: 'mill' }, { tag_id: 'pit' }] },
  });
  const qatar = found.find(({ rule_pack_id }) => rule_pack_id === 'qa-17-2021');
  expect(qatar).toMatchObject({ is_built_in: true, locations: [{ name: 'The mill' }] });
});

test('a deleted location follows nothing, and one without packs has no rules', async () => {
  const copy = copyOf([choiceOf('gone', ['own-1']), choiceOf('pit', [])]);
  expect((await packList.run(copy, {}, context))[0]?.locations).toEqual([]);
  expect(await siteRules.run(copy, { location_id: 'pit' }, context)).toBeNull();
  expect(await siteRules.run(copy, { location_id: 'mill' }, context)).toBeNull();
});

test('managers of a location may choose its packs', async () => {
  const grant = {
    ...{ permission_id: 'p1', user_id: 'ann', tag_id: 'mill', access: 'manager', active: true },
  };
  const copy = copyOf([choiceOf('mill', ['own-1'])], [grant]);
  const mill = await locationChoice.run(copy, { location_id: 'mill' }, context);
  expect(mill).toMatchObject({ mayChoose: true, choice: { rule_pack_ids: ['own-1'] } });
  const pit = await locationChoice.run(copy, { location_id: 'pit' }, context);
  expect(pit).toMatchObject({ mayChoose: false, choice: null });
});
