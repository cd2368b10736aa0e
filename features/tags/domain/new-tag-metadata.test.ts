import { expect, test } from 'vitest';
import { coordinates, jobFactors } from '#tags/contract';
import { newTagMetadata } from './new-tag-metadata.ts';

test('[TAG-16, TAG-19, TAG-20] a new tag has no metadata, a new place no coordinates, a new job no factors', () => {
  expect(newTagMetadata('default', {})).toEqual({});
  expect(newTagMetadata('location', {})).toEqual({ lat: 0, lon: 0 });
  const job = newTagMetadata('job', {});
  expect(Object.keys(job)).toHaveLength(13);
  expect(new Set(Object.values(job))).toEqual(new Set([-1]));
  expect(jobFactors.safeParse(job).success).toBe(true);
});

test('given metadata is kept', () => {
  const given = newTagMetadata('location', { lat: -31.95, lon: 115.86 });
  expect(coordinates.parse(given)).toEqual({ lat: -31.95, lon: 115.86 });
  expect(newTagMetadata('job', { _stairs: 2 })['_stairs']).toBe(2);
});
