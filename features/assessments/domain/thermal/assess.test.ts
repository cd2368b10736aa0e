import { expect, test } from 'vitest';
import { presetOf } from '#jobs/domain';
import { assess } from './assess.ts';

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
