import { expect, test } from 'vitest';
import { worstFirst } from './site-order.ts';

const site = (name: string, heat_index: number | null) => ({
  name,
  moment: heat_index === null ? null : { time: '', air: 0, wind_kph: 0, heat_index },
});

test('the hottest location is first, those without weather are last, by name', () => {
  const sites = [site('Yard', null), site('Pit', 31), site('Dam', null), site('Plant', 40)];
  expect(worstFirst(sites).map(({ name }) => name)).toEqual(['Plant', 'Pit', 'Dam', 'Yard']);
});
