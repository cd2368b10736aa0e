import { expect, test } from 'vitest';
import { halves, rightsMatrix, timeout } from './test-matrix.ts';

const matrix = rightsMatrix();

test.each((halves[1] ?? []).map((way) => [`${way.endpoint}, ${way.asked}`, way] as const))(
  'rights-row-wrong: %s',
  async (_name, way) => {
    const { problems, shown, expected } = await matrix.runWay(way);
    expect(problems, 'rights-row-wrong').toEqual([]);
    // A search for marks that finds none anywhere would not find a leak either.
    expect(shown).toEqual(expected);
  },
  timeout,
);
