import { expect, test } from 'vitest';
import { mostChosenPeople } from '#people/contract';
import { defaultUserFilter } from '#people/domain';
import {
  canTickFound,
  draftOf,
  withFound,
  withHidden,
  withLabels,
  withoutPeople,
  withText,
  withToggled,
} from './people-draft.ts';

const start = draftOf({ ...defaultUserFilter, tag_ids: [], job_ids: [], location_ids: [] });
const many = Array.from({ length: mostChosenPeople }, (_, at) => String(at));

test('[USER-17] a search is applied while nobody is chosen', () => {
  const searched = withText(start, ' night ');
  expect(searched).toMatchObject({ text: ' night ', filter: { search: 'night', user_ids: [] } });
  const ticked = withToggled(searched, 'ann');
  expect(ticked).toMatchObject({ text: ' night ', filter: { search: '', user_ids: ['ann'] } });
  expect(withText(ticked, 'ben').filter.search).toBe('');
  expect(withToggled(ticked, 'ann').filter).toMatchObject({ search: 'night', user_ids: [] });
});

test('a filter with a search opens with it', () => {
  expect(draftOf({ ...start.filter, search: 'night' }).text).toBe('night');
});

test('choosing a label that a search found ends the search, and keeps the chosen people', () => {
  const found = withText(start, 'night');
  expect(withLabels(found, { tag_ids: ['n'] }).filter).toMatchObject({
    search: '',
    tag_ids: ['n'],
  });
  const ticked = withLabels(withToggled(found, 'ann'), { tag_ids: ['n'] });
  expect(ticked.filter.user_ids).toEqual(['ann']);
});

test('all found people are added to the chosen ones, unless they are too many', () => {
  const ann = withToggled(start, 'ann');
  expect(withFound(ann, ['ben', 'ann', 'cat']).filter.user_ids).toEqual(['ann', 'ben', 'cat']);
  expect(canTickFound(ann.filter, ['ann'])).toBe(false);
  expect(canTickFound(start.filter, many)).toBe(true);
  expect(canTickFound(ann.filter, many)).toBe(false);
  expect(withFound(ann, many)).toEqual(ann);
});

test('one more than the maximum cannot be chosen, but one can be removed', () => {
  const full = withFound(start, many);
  expect(full.filter.user_ids).toHaveLength(mostChosenPeople);
  expect(withToggled(full, 'ann')).toEqual(full);
  expect(withToggled(full, '0').filter.user_ids).toHaveLength(mostChosenPeople - 1);
});

test('clearing removes people and search, and keeps labels', () => {
  const chosen = withToggled(withLabels(withText(start, 'night'), { tag_ids: ['n'] }), 'ann');
  expect(withoutPeople(chosen)).toEqual({
    ...{ text: '', filter: { ...start.filter, tag_ids: ['n'] } },
  });
});

test('[USER-19] hidden people are removed from the choice when they are not shown any more', () => {
  const shown = withHidden(start, true, []);
  expect(shown.filter.showHidden).toBe(true);
  const chosen = withToggled(withToggled(shown, 'ann'), 'hal');
  expect(withHidden(chosen, false, ['hal', 'hank']).filter).toMatchObject({
    ...{ showHidden: false, user_ids: ['ann'] },
  });
  const searched = withHidden(withText(withToggled(shown, 'hal'), 'h'), false, ['hal']);
  expect(searched.filter).toMatchObject({ search: 'h', user_ids: [] });
});
