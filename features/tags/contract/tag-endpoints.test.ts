import { expect, test } from 'vitest';
import { createTag } from './tag-endpoints.ts';

const tag_id = '01900000-0000-7000-8000-000000000001';

test.each([
  ['default', true],
  ['job', true],
  ['location', true],
  ['roster', false],
  ['Job', false],
  ['', false],
  [null, false],
])('[TAG-12] a tag of the type %j can be created: %s', (type, isTaken) => {
  const { success, data } = createTag.body.safeParse({ tag_id, name: 'Kiln crew', type });
  expect(success).toBe(isTaken);
  if (isTaken) expect(data).toMatchObject({ type });
});
