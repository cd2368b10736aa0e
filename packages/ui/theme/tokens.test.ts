import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokens } from './tokens.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

test('the style sheet and the typed list have the same colours', () => {
  const inCss = [...css.matchAll(/--ws-([\w-]+): light-dark\((#\w+), (#\w+)\)/g)];
  expect(inCss.map(([, name, light, dark]) => [name, { light, dark }])).toEqual(
    Object.entries(tokens),
  );
});

test.each([
  ['text', 'ground'],
  ['text2', 'sunken'],
  ['text3', 'sunken'],
  ['text3', 'raised'],
  ['accent', 'ground'],
  ['on-accent', 'accent'],
  ['on-accent-tint', 'accent-tint'],
  ['danger-ink', 'danger-tint'],
  ['text3', 'row-selected'],
  ['on-inverse', 'inverse'],
] as const)('%s is readable on %s in both schemes', (ink, ground) => {
  for (const scheme of ['light', 'dark'] as const) {
    expect(contrast(tokens[ink][scheme], tokens[ground][scheme])).toBeGreaterThanOrEqual(4.5);
  }
});

/** Contrast ratio by WCAG 2.2, "contrast ratio" and "relative luminance". */
function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
