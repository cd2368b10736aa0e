import { expect, test } from 'vitest';
import { namedRequirements } from './named-tests.ts';
import { cell, ruleList } from './rule-list.ts';

/** Requirements of each area that is complete or in progress, by the number of the last one. */
const areas: Record<string, number> = {
  PLAT: 26,
  API: 12,
  CONST: 21,
  AUTH: 81,
  SYNC: 42,
  ORG: 9,
  PERM: 38,
  SET: 18,
  IMP: 20,
  SHARED: 22,
  TAG: 70,
  CAL: 33,
  USER: 51,
  ROST: 25,
  LEAVE: 9,
  SESS: 31,
  ALERT: 72,
  EDU: 8,
  COURSE: 4,
  TOKEN: 5,
  REF: 4,
  LOY: 2,
};
/** Areas of which some requirements have tests so far. */
const partly = /^(?:JOB|LOC|DASH|MEAS|RISK|MAP|WX)-\d+$/;
/** Maximum number of open requirements. A change that shows one lowers the number. */
const ceiling = 5;

const notShown = ruleList('not-shown').map((row) => ({
  id: cell(row, 'id'),
  state: cell(row, 'state'),
  reason: cell(row, 'reason'),
}));
const open = notShown.filter(({ state }) => state === 'open');
const differing = new Map(
  notShown.filter(({ state }) => state === 'differs').map(({ id, reason }) => [id, reason]),
);
const shown = namedRequirements();

test('shown-by.tsv lists the tests of each requirement', async () => {
  const rows = [
    ...shown.map(({ id, test: by }) => {
      const reason = differing.get(id);
      return [id, reason === undefined ? 'shown' : 'differs', by, reason ?? ''];
    }),
    ...open.map(({ id, reason }) => [id, 'open', '', reason]),
  ];
  const lines = rows.map((row) => row.join('\t')).toSorted();
  const text = ['id\tstate\tshown_by\treason', ...lines, ''].join('\n');
  // `npm run test:unit -- docs/rules --update` writes it.
  await expect(text).toMatchFileSnapshot('shown-by.tsv');
});

test('every requirement has a test or is open with a reason, and none has both', () => {
  const wanted = Object.entries(areas).flatMap(([area, last]) =>
    Array.from({ length: last }, (_, place) => `${area}-${String(place + 1).padStart(2, '0')}`),
  );
  const ids = [...new Set(shown.map(({ id }) => id)), ...open.map(({ id }) => id)];
  expect(ids.filter((id) => !partly.test(id)).toSorted()).toEqual(wanted.toSorted());
});

test('every open or different requirement has a reason, and the number of open ones only falls', () => {
  console.log(
    `shown-by: ${String(new Set(shown.map(({ id }) => id)).size)} shown, ${String(open.length)} open`,
  );
  expect(notShown.filter(({ state }) => state !== 'open' && state !== 'differs')).toEqual([]);
  expect(notShown.filter(({ reason }) => reason === '')).toEqual([]);
  expect([...differing].filter(([, reason]) => !/\(decision \d{3}\)$/.test(reason))).toEqual([]);
  const ids = new Set(shown.map(({ id }) => id));
  expect([...differing.keys()].filter((id) => !ids.has(id))).toEqual([]);
  expect(open).toHaveLength(ceiling);
});
