// Runs before each file of the unit project, whose files share a worker: what one file changed is
// gone for the next.
import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';
import { mocksModules, needsPage } from './needs.ts';

const file = expect.getState().testPath;
if (file === undefined) throw new Error('There is no file under test.');
const text = readFileSync(file, 'utf8');
const isPage = needsPage(text);

// Modules that were loaded before are bound to the real ones, and modules of a page hold its state.
const isFresh = isPage || mocksModules(text);
if (isFresh) vi.resetModules();
const page = isPage ? await import('./shared-page.ts') : null;
page?.reset();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  page?.reset();
  if (isFresh) vi.resetModules();
});
