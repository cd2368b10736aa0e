import { describe, expect, test } from 'vitest';
import { outdoorWbgt } from '../wbgt/outdoor-wbgt.ts';
import { surroundingsOf } from '../wbgt/surroundings.ts';
import type { Crew, CrewPlace } from './crew.ts';
import { commonTrigger, hourAdvice } from './hour-advice.ts';
import type { HourAdvice } from './hour-advice.ts';

// 24 situations worked by hand. For the mean of an hour with x minutes of work at M watts and rest at 115 W:
//   rate = (x M + (60 - x) 115) / 60, limit REL = 56.7 - 11.5 log10(rate),
//   and x is the most, in steps of 5, with a mean WBGT at or below the limit.
// The product takes the heavy end of each class: light 233 W, moderate 349 W, heavy 465 W.
const classes = { light: 2, moderate: 4, heavy: 6 } as const;
type Class = keyof typeof classes;

function adviceOf(work: CrewPlace, shade: CrewPlace, crew: Partial<Crew>): HourAdvice {
  const advice = hourAdvice(
    { work, shade, rest: shade, heat_index: work.celsius },
    {
      ...{ work_rate: 4, clothing: 0, clo: 0.6, acclimatisation: 'acclimatised', workers: 1 },
      ...crew,
    },
    commonTrigger,
  );
  if (advice === null) throw new Error('no advice');
  return advice;
}

// NIOSH mining, Heat Stress: Work/Rest Schedules: air in F at 30 % humidity, shade, normal clothing. 'Caution'
// counts as no work. Work and rest are in the same air. Its WBGT in C is that of shade and 1 m/s.
// Band: at most 10 minutes from the printed ones.
const niosh: readonly [fahrenheit: number, of: Class, printed: number, why: string][] = [
  [94, 'moderate', 60, 'WBGT 24.8; x = 60: rate 349, limit 27.5'],
  [96, 'heavy', 45, 'WBGT 25.7; x = 60: rate 465, limit 26.0; by ISO 7933 2 x 20 min'],
  [100, 'light', 60, 'WBGT 27.5; x = 60: rate 233, limit 29.5'],
  [100, 'moderate', 45, 'WBGT 27.5; x = 55: rate 330, limit 27.7; x = 60: limit 27.46'],
  [100, 'heavy', 30, 'WBGT 27.5; x = 35: rate 319, limit 27.9; by ISO 7933 30 min'],
  [102, 'moderate', 35, 'WBGT 28.4; x = 40: rate 271, limit 28.7'],
  [104, 'heavy', 20, 'WBGT 29.4; x = 20: rate 232, limit 29.5'],
  [106, 'light', 45, 'WBGT 30.3; x = 40: rate 194, limit 30.4'],
  [106, 'moderate', 20, 'WBGT 30.3; x = 20: rate 193, limit 30.4'],
  [110, 'light', 15, 'WBGT 32.1; x = 10: rate 135, limit 32.2'],
];

describe('by the printed table of NIOSH', () => {
  test.each(niosh)('air of %d F, %s work: %d min (%s)', (fahrenheit, of, printed) => {
    const air = { celsius: celsiusOf(fahrenheit), humidity: 30, wind: 1 };
    const around = surroundingsOf({ ...air, pressure: 1013, radiation: 0, direct: 0, sun: 0 });
    const place = { ...air, radiant: air.celsius, wbgt: outdoorWbgt(around).wbgt };
    const { work_minutes } = adviceOf(place, place, { work_rate: classes[of] });
    expect(Math.abs(work_minutes - printed)).toBeLessThanOrEqual(10);
  });
});

// US Army TB MED 507, acclimatised people, minutes and quarts an hour by WBGT in F for easy (250 W), moderate
// (425 W) and hard work (600 W). The rest is 3 K cooler than the work. Band: at most 10 minutes more than
// printed, and 25 fewer: the table is for
// fit soldiers who are watched, NIOSH for nearly all workers. Water: within half a litre.
const army: readonly [
  fahrenheit: number,
  of: Class,
  printed: number,
  quarts: number,
  why: string,
][] = [
  [80, 'light', 60, 0.5, 'WBGT 26.7; x = 60: rate 233, limit 29.5'],
  [80, 'moderate', 60, 0.75, 'WBGT 26.7; x = 60: rate 349, limit 27.5'],
  [80, 'heavy', 40, 0.75, 'mean WBGT 26.2; x = 50: rate 407, limit 26.7; by ISO 7933 45 min'],
  [83.5, 'moderate', 50, 0.75, 'mean WBGT 27.9; x = 45: rate 291, limit 28.4'],
  [86.5, 'heavy', 30, 1, 'mean WBGT 28.6; x = 25: rate 261, limit 28.9'],
  [89, 'light', 60, 0.75, 'mean WBGT 30.4; x = 35: rate 184, limit 30.7'],
  [89, 'moderate', 30, 0.75, 'mean WBGT 29.7; x = 20: rate 193, limit 30.4'],
  [91, 'heavy', 10, 1, 'mean WBGT 30.3; x = 10: rate 173, limit 31.0'],
];

describe('by the table of the US Army', () => {
  test.each(army)(
    'WBGT of %d F, %s work: %d min, %d qt (%s)',
    (fahrenheit, of, printed, quarts) => {
      const wbgt = celsiusOf(fahrenheit);
      const work = { celsius: wbgt + 5, radiant: wbgt + 15, humidity: 50, wind: 1.5, wbgt };
      const shade = { ...work, radiant: wbgt + 8, wbgt: wbgt - 3 };
      const { work_minutes, water } = adviceOf(work, shade, { work_rate: classes[of] });
      expect(work_minutes).toBeLessThanOrEqual(printed + 10);
      expect(work_minutes).toBeGreaterThanOrEqual(printed - 25);
      expect(Math.abs(water.litres - quarts * 0.946)).toBeLessThanOrEqual(0.55);
    },
  );
});

// ISO 7933:2004, annex F: minutes to 38 C or to a loss of 5 %, whichever is first, at 150 W/m2 (288 W) or
// 206 W/m2 (396 W). With 1.92 m2 of body, light is 121, moderate 182 and heavy 242 W/m2, so the printed
// minutes lie between those of the two classes around them. Band: that bracket, and 240 stands for more.
// The WBGT is set low, so that NIOSH does not decide.
const iso: readonly [
  ...[of: string, isAcclimatised: boolean, celsius: number, vapour: number, radiant: number],
  ...[clo: number, lighter: Class, heavier: Class, printed: number],
][] = [
  // min(480, 298) = 298 min at 150 W/m2: more than half a shift.
  ['40 C, 2.5 kPa', true, 40, 2.5, 40, 0.5, 'light', 'moderate', 240],
  // min(74, 256): the core decides.
  ['35 C, 4 kPa', true, 35, 4, 35, 0.5, 'light', 'moderate', 74],
  // min(480, 258) with 20 K of radiation.
  ['30 C, 3 kPa, 50 C radiant', true, 30, 3, 50, 0.5, 'light', 'moderate', 240],
  // min(57, 314) with 30 K of radiation, not acclimatised.
  ['28 C, 3 kPa, 58 C radiant', false, 28, 3, 58, 0.5, 'light', 'moderate', 57],
  // min(70, 247) at 206 W/m2, not acclimatised.
  ['35 C, 3 kPa, 206 W/m2', false, 35, 3, 35, 0.5, 'moderate', 'heavy', 70],
  // min(67, 318) in 1 clo, not acclimatised.
  ['34 C, 3 kPa, 1 clo', false, 34, 3, 34, 1, 'light', 'moderate', 67],
];

describe('by annex F of ISO 7933', () => {
  test.each(iso)('%s: the printed minutes lie between two classes', (...situation) => {
    const [, isAcclimatised, celsius, vapour, radiant, clo, lighter, heavier, printed] = situation;
    const humidity = (vapour * 100) / (0.6105 * Math.exp((17.27 * celsius) / (celsius + 237.3)));
    const place = { celsius, radiant, humidity, wind: 0.3, wbgt: 15 };
    const stretchOf = (of: Class) =>
      adviceOf(place, place, {
        work_rate: classes[of],
        clo,
        acclimatisation: isAcclimatised ? 'acclimatised' : 'unacclimatised',
      }).stretch?.minutes;
    expect(stretchOf(lighter)).toBeGreaterThanOrEqual(printed);
    expect(stretchOf(heavier)).toBeLessThanOrEqual(printed);
  });
});

test('there are 24 situations', () => {
  expect(niosh.length + army.length + iso.length).toBe(24);
});

function celsiusOf(fahrenheit: number): number {
  return ((fahrenheit - 32) * 5) / 9;
}
