// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokens } from '../theme/tokens.ts';
import { ZoneProvider } from '../time/zone.tsx';
import { PictureSentence, usePictureTool } from './use-picture-tool.tsx';

const drawn = {
  ...{ texts: [] as string[], ground: '', names: [] as string[] },
  /** Pixels of the file, the scale of the pen, and what it fills with the ground. */
  ...{ pixels: [0, 0], scale: [0, 0], room: [0, 0] },
};

beforeEach(() => {
  Object.assign(drawn, { texts: [], ground: '', names: [] });
  Object.assign(drawn, { pixels: [0, 0], scale: [0, 0], room: [0, 0] });
  vi.useFakeTimers({ now: Date.parse('2026-11-23T20:30:00Z') });
  const pen = {
    fillStyle: '',
    measureText: (text: string) => ({ width: text.length * 6 }),
    fillText: (text: string) => drawn.texts.push(text),
    scale: (...scale: number[]) => (drawn.scale = scale),
    fillRect: (_x: number, _y: number, ...room: number[]) => {
      if (drawn.ground !== '') return;
      Object.assign(drawn, { ground: pen.fillStyle, room });
    },
  };
  const anything = new Proxy(pen, {
    get: (own, name) => Reflect.get(own, name) ?? (() => undefined),
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(anything as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    drawn.pixels = [this.width, this.height];
    return 'data:image/png;base64,';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    drawn.names.push(this.download);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function press(scheme: 'light' | 'dark', sentence?: string): void {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MantineProvider env="test" forceColorScheme={scheme}>
      <ZoneProvider zone="Australia/Perth">
        <PictureSentence sentence="Last 7 days, all people">{children}</PictureSentence>
      </ZoneProvider>
    </MantineProvider>
  );
  const body = { width: 200, height: 100, draw: () => undefined };
  const options = {
    ...{ title: 'Hydration status', slug: 'hydration-status', isDisabled: false, sentence },
    legend: { entries: [{ words: 'Mild', fill: '#fdd835', edge: '#a88600' }] },
    body: () => body,
  };
  renderHook(() => usePictureTool(options), { wrapper }).result.current.onClick();
}

test.each(['light', 'dark'] as const)(
  '[DASH-04] the picture of a card in the %s theme contains what it shows, of whom and when',
  (scheme) => {
    press(scheme);
    expect(drawn.texts).toEqual([
      ...['Hydration status', 'Last 7 days, all people'],
      ...['Generated 24 Nov 2026, 04:30 (GMT+08:00)', 'Mild'],
    ]);
    expect(drawn.ground).toBe(tokens.surface[scheme]);
    expect(drawn.names).toEqual(['hydration-status-2026-11-24.png']);
  },
);

test('[CONST-16] the file of a picture has two pixels for each of the screen, in both directions', () => {
  press('light');
  expect(drawn.scale).toEqual([2, 2]);
  // The background extends one screen pixel beyond the picture.
  const [width = 0, height = 0] = drawn.room;
  expect(drawn.pixels).toEqual([(width - 1) * 2, (height - 1) * 2]);
  expect(width).toBeGreaterThan(200);
});

test('a card that does not follow the filter of the page has its own sentence', () => {
  press('light', 'Ironbark pit, simulated');
  expect(drawn.texts).toContain('Ironbark pit, simulated');
  expect(drawn.texts).not.toContain('Last 7 days, all people');
});
