import { expect, test } from 'vitest';
import { airWords, conditionWords, heatWords, movementWords } from './answer-words.ts';

const metric = { temperature: 'C', wind: 'km/h' } as const;
const imperial = { temperature: 'F', wind: 'mph' } as const;

test('air and heat are shown in the units of the organisation', () => {
  expect(airWords({ by: 'wind', kph: 19.31 }, metric)).toBe('wind 19.3 km/h');
  expect(airWords({ by: 'wind', kph: 19.31 }, imperial)).toBe('wind 12 mph');
  expect(airWords({ by: 'movement', points: 3 }, metric)).toBe('no air movement');
  expect(airWords({ by: 'movement', points: 0 }, metric)).toBe('strong air movement');
  expect(heatWords({ by: 'humidity', celsius: -5, humidity: 60 }, metric)).toBe('−5 °C at 60 %');
  expect(heatWords({ by: 'index', celsius: 40 }, imperial)).toBe('heat index 104 °F');
});

test('each air movement shows its speeds', () => {
  const ranges = [
    [0, 5],
    [5, 20],
    [40, null],
  ] as const;
  expect(ranges.map((range) => movementWords(range, metric))).toEqual([
    ...['under 5 km/h', '5 to 20 km/h', '40 km/h or more'],
  ]);
  expect(movementWords([5, 20], imperial)).toBe('3 to 12 mph');
});

test('air, heat and clothing are listed in one line', () => {
  const conditions = {
    air: { by: 'movement', points: 0 },
    heat: { by: 'index', celsius: 40 },
  } as const;
  expect(conditionWords(conditions, metric)).toBe('strong air movement, heat index 40 °C');
  expect(conditionWords({ ...conditions, impermeable_clothing: true }, metric)).toBe(
    'strong air movement, heat index 40 °C, impermeable clothing',
  );
});
