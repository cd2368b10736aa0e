// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { createListeners } from './listeners.ts';

test('a listener that fails is reported, and the others are called', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const listeners = createListeners<number>();
  const heard: number[] = [];
  const problem = new Error('a screen is broken');
  listeners.add(() => {
    throw problem;
  });
  listeners.add((value) => heard.push(value));
  listeners.notify(1);
  expect(heard).toEqual([1]);
  expect(reported).toHaveBeenCalledExactlyOnceWith(problem);
  vi.unstubAllGlobals();
});
