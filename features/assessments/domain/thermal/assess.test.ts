import { expect, test } from 'vitest';
import { presetOf } from '#jobs/domain';
import { assess, outsideMethod, ratedLevel } from './assess.ts';

const factors = presetOf('moderate');

test.each([
  // Hazard 19: at 35 °C and 12 km/h 3 x (19 + 2), at 33 °C in still air 2 x (19 + 3).
  [{ by: 'wind', kph: 12 }, { by: 'index', celsius: 35 }, 63, 'extreme'],
  [{ by: 'movement', points: 2 }, { by: 'index', celsius: 35 }, 63, 'extreme'],
  [{ by: 'movement', points: 3 }, { by: 'index', celsius: 33 }, 44, 'high'],
  [{ by: 'wind', kph: 40 }, { by: 'index', celsius: 20 }, 19, 'low'],
  // 32 °C at 70 % is a heat index of 40.4 °C.
  [{ by: 'movement', points: 0 }, { by: 'humidity', celsius: 32, humidity: 70 }, 57, 'high'],
] as const)(
  'work of 19 points in air %j and heat %j is a risk of %d, %s',
  (air, heat, risk, level) => {
    expect(assess({ factors, air, heat })).toMatchObject({ hazard: 19, risk, level });
  },
);

test('clothing that lets no vapour through gets no low rating, and keeps a higher one', () => {
  const calm = {
    factors,
    air: { by: 'wind', kph: 40 },
    heat: { by: 'index', celsius: 20 },
  } as const;
  expect(assess(calm)).toMatchObject({ risk: 19, level: 'low', outside: [] });
  const sealed = { ...calm, impermeable_clothing: true };
  expect(assess(sealed)).toMatchObject({ risk: 19, level: null, outside: ['clothing'] });
  const hot = { ...sealed, heat: { by: 'index', celsius: 38 } } as const;
  expect(assess(hot)).toMatchObject({ risk: 57, level: 'high', outside: ['clothing'] });
});

test('air beyond the chart of the heat index gets no low rating', () => {
  const easy = presetOf('very_low');
  const air = { by: 'movement', points: 0 } as const;
  const humid = { by: 'humidity', celsius: 41, humidity: 90 } as const;
  expect(assess({ factors: easy, air, heat: humid })).toMatchObject({
    ...{ risk: 16, level: null, outside: ['heat_index'] },
  });
  expect(outsideMethod({ heat: { by: 'index', celsius: 40 } })).toEqual([]);
});

test('an assessment saved by an earlier version without clothing keeps its level', () => {
  expect(ratedLevel(20, [])).toBe('low');
  expect(ratedLevel(20, ['clothing'])).toBeNull();
  expect(ratedLevel(61, ['clothing', 'heat_index'])).toBe('extreme');
});
