import { expect, test } from 'vitest';
import { measurementSourceColumns } from './measurement-source-columns.ts';

test('the baseline of a hidden status is looked for once for each row', () => {
  const { values, coldFields, once = '' } = measurementSourceColumns;
  const sql = [...Object.values(values), ...coldFields.map(({ value }) => value), once];
  expect(sql.filter((each) => each.includes('from measurements'))).toEqual([once]);
  expect(sql.filter((each) => each.includes('once.value'))).toHaveLength(2);
});
