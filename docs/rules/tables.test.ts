import { expect, test } from 'vitest';
import { syncEndpoints, syncConfig } from '#offline-copy/contract';
import { tableOfList } from '#packages/sync/contract';
import type { SyncState } from '#packages/sync/contract';
import { cell, ruleList } from './rule-list.ts';

const rules = ruleList('tables');
const { lists } = syncConfig;
const namesOf = (kind: string) =>
  rules.filter((rule) => cell(rule, 'kind') === kind).map((rule) => cell(rule, 'name'));

test('[SYNC-04] the tables of the offline copy', () => {
  expect(syncConfig.schema.flat().toSorted()).toEqual(namesOf('copy_table').toSorted());
});

test.each([
  ['core_list', lists.core, syncEndpoints.core],
  ['measures_list', lists.measures, syncEndpoints.measures],
  ['init_list', Object.values(syncConfig.batches), syncEndpoints.init],
] as const)('sync-list: %s of the answers', (kind, lists, { data }) => {
  expect([...lists]).toEqual(namesOf(kind));
  const epochs = ['access_epoch', 'server_epoch', 'full'];
  const frame = ['sync_time', ...epochs, 'visible_people', 'visible_detail', 'digest', 'more'];
  const answered = Object.keys(data.shape).filter((name) => !frame.includes(name));
  expect(answered.toSorted()).toEqual(namesOf(kind).toSorted());
  expect(Object.keys(data.shape)).toContain('sync_time');
});

test('each list is kept in its table', () => {
  for (const list of [...lists.core, ...lists.measures]) {
    const rule = rules.find(
      (each) => cell(each, 'name') === list && cell(each, 'kind').endsWith('s_list'),
    );
    const core = rules.find(
      (each) => cell(each, 'name') === list && cell(each, 'kind') === 'core_list',
    );
    expect(tableOfList(syncConfig, list)).toBe(cell(core ?? rule ?? {}, 'kept_in'));
  }
});

test('[SYNC-02, SYNC-03] the three special times', () => {
  expect(Object.values(syncConfig.times).toSorted()).toEqual(namesOf('special_time').toSorted());
});

test('[SYNC-07] the states of a sync', () => {
  // The type has no list of its own; with a missing or additional state this does not compile.
  const states: Record<SyncState, true> = {
    full_syncing_core: true,
    syncing_core: true,
    syncing_images: true,
    syncing_measurements: true,
    full_syncing_measurements: true,
    stopped: true,
  };
  expect(Object.keys(states).toSorted()).toEqual(namesOf('sync_state').toSorted());
});
