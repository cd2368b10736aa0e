import { expect, test } from 'vitest';
import { pushStateOf } from './support.ts';
import type { BrowserAbilities, PushState } from './support.ts';

const on = { isAble: true, isApple: false, permission: 'granted', endpoint: 'https://a' } as const;

test.each<[Partial<BrowserAbilities>, boolean, PushState]>([
  [{}, true, 'on'],
  [{}, false, 'off'],
  [{ endpoint: null }, true, 'off'],
  [{ permission: 'default', endpoint: null }, false, 'off'],
  [{ permission: 'denied' }, true, 'denied'],
  [{ isAble: false }, false, 'unsupported'],
  [{ isAble: false, isApple: true }, false, 'home_screen'],
  [{ isApple: true }, true, 'on'],
])('%o, on the server: %s: %s', (parts, isListed, state) => {
  expect(pushStateOf({ ...on, ...parts }, isListed)).toBe(state);
});
