// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HeatBandMark } from './heat-band-mark.tsx';
import { RiskBadge } from './risk-badge.tsx';

afterEach(cleanup);

test.each([
  [27, '27Low Risk', 1],
  [28, '28High Risk', 2],
  [61, '61Extreme Risk', 3],
  [null, 'Not assessed', 0],
])('a risk of %j has its level as text beside its colour: %s', (risk, text, filled) => {
  const { container } = render(<RiskBadge risk={risk} />);
  expect(container.textContent).toBe(text);
  const bars = [...container.querySelectorAll('rect')];
  expect(bars.filter(({ style }) => style.fill !== 'none')).toHaveLength(filled);
});

test.each([
  [27, '#B5E742'],
  [28, '#F8C822'],
  [61, '#FC4850'],
])('[RISK-23, RISK-24, RISK-25] the bars of a risk of %i are filled with %s', (risk, fill) => {
  const { container } = render(<RiskBadge risk={risk} />);
  const fills = [...container.querySelectorAll('rect')].map(({ style }) => style.fill);
  expect(new Set(fills.filter((each) => each !== 'none'))).toEqual(new Set([fill]));
});

test.each([
  // 40 °C is 104 °F: the bands of both units differ there, and each follows its own legend.
  ['C', '40.0°CExtreme Caution'],
  ['F', '104.0°FDanger'],
] as const)('a heat index is shown with the band of its unit: %s', (unit, text) => {
  render(<HeatBandMark celsius={40} unit={unit} />);
  expect(screen.getByText('°' + unit).parentElement?.textContent).toBe(text);
});
