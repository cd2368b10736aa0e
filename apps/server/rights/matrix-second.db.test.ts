import { test } from 'vitest';
import { halves, rightsMatrix, timeout } from './test-matrix.ts';

const matrix = rightsMatrix();

test.each((halves[1] ?? []).map((way) => [`${way.endpoint}, ${way.asked}`, way] as const))(
  'rights-row-wrong: %s',
  (_name, way) => matrix.runWay(way),
  timeout,
);
