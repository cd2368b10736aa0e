import { expect, test } from 'vitest';
import { shiftSupplies } from '#morning-sheets/domain';
import { usualSizes } from '#supplies/domain';
import { sizesOf, supplySearch } from './supply-search.ts';
import { fileHead } from './supply-texts.ts';
import { fileRows, icePick, limitText, saltPick, waterPick, whyText } from './supply-words.ts';

const pick = { canisters: 0, bottles: 0, salt_g: 0, packets: 0, bags: 0 };
const hour = { part: 8, loss: 0.5, water: null, cool: null, air_c: 30 };
const supplies = shiftSupplies([{ job_id: null, hours: [hour], sodium: null }]);

test('things to pick, in words', () => {
  expect(waterPick({ ...pick, canisters: 1, bottles: 12 })).toBe('1 canister and 12 bottles');
  expect(waterPick({ ...pick, canisters: 3 })).toBe('3 canisters');
  expect(waterPick(pick)).toBe('Nothing');
  expect(saltPick({ ...pick, packets: 1 })).toBe('1 packet');
  expect(icePick({ ...pick, bags: null })).toBeNull();
});

test('the reason names the larger of both, and the pack that asks', () => {
  expect(whyText(supplies)).toBe(
    'The legal minimum of 0.946 L per person and hour (7.57 L). The predicted sweat loss is 4 L.',
  );
  expect(whyText({ ...supplies, asked_by: 'Oregon' })).toMatch(/^Required by Oregon \(7.57 L\)/);
  expect(whyText({ ...supplies, by: 'need', need: 8 })).toMatch(
    /^The predicted sweat loss \(8 L\)/,
  );
});

test('water above what anybody should drink is to be at hand', () => {
  const asking = (litres: number) =>
    shiftSupplies([
      {
        ...{ job_id: null, sodium: null },
        hours: [{ ...hour, water: { litres, name: 'Own' } }],
      },
    ]);
  expect(whyText(asking(1.42))).not.toMatch(/at hand/);
  expect(whyText(asking(2))).toMatch(
    /^Required by Own \(16 L\)\. .+ It must be at hand; no one should drink more than 1\.42 L an hour\.$/,
  );
});

test('without a prediction the loss is not known, and there is no salt in the file', () => {
  const unknown = shiftSupplies([
    { job_id: null, hours: [{ ...hour, loss: null, air_c: null }], sodium: null },
  ]);
  expect(whyText(unknown)).toBe(
    'The legal minimum of 0.946 L per person and hour (7.57 L). The predicted sweat loss is not known.',
  );
  expect(whyText({ ...supplies, by: 'both' })).toMatch(/^For each person the larger of the legal/);
  const site = { name: 'Pit', zone: 'UTC', fetched_time: 0, is_simulated: false };
  const shift = { start: 0, end: 8 * 3_600_000, supplies: unknown };
  const [row = []] = fileRows({ ...site, shifts: [shift] }, usualSizes);
  expect([row[fileHead.indexOf('Predicted loss L')], row[fileHead.indexOf('Salt g')]]).toEqual([
    '',
    '',
  ]);
  expect(row[fileHead.indexOf('Salt packets')]).toBe('');
  expect(saltPick({ ...pick, packets: null })).toBeNull();
});

test('the limit of the water is never rounded up', () => {
  expect(limitText(77, 'C')).toBe('25 °C');
  expect(limitText(76, 'C')).toBe('24 °C');
  expect(limitText(77, 'F')).toBe('77 °F');
});

test('a row of the file has a cell for each word of its head', () => {
  const site = { name: 'Pit', zone: 'UTC', fetched_time: 0, is_simulated: false };
  const shift = { start: 0, end: 8 * 3_600_000, supplies };
  const [row = []] = fileRows({ ...site, shifts: [shift] }, usualSizes);
  expect(row.length).toBe(fileHead.length);
  expect(row.slice(0, 8)).toEqual([
    ...['Pit', '1970-01-01T00:00:00.000Z', '1970-01-01T08:00:00.000Z', '1', '8'],
    ...['7.57', '4', '7.57'],
  ]);
  // 4 L * 1002 mg = 4.008 g of sodium, 10.19 g of salt: 3 packets of 5 g. 16 bottles hold 8 L.
  expect(row.slice(9, 11)).toEqual(['4.01', '10.19']);
  expect(row.slice(-4)).toEqual(['0', '16', '3', '0']);
});

test('the address keeps the sizes and drops invalid ones', () => {
  expect(sizesOf(supplySearch({ bottle: 1.5, canister: 0, packet: 'much', bag: 5 }))).toEqual({
    ...usualSizes,
    ...{ bottle: 1.5, bag: 5 },
  });
});
