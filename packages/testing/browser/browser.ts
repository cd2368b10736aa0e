import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { findChromium } from '../../../tooling/chromium/find-chromium.mjs';

export interface BrowserOptions extends BrowserContextOptions {
  /**
   * Folder of a profile, for stories that open it again or kill the browser; by default storage
   * that ends with the browser.
   */
  readonly profile?: string;
  /**
   * A file in the format y4m that the camera shows, which pages may use. Needs a profile, as it is for
   * a whole browser.
   */
  readonly film?: string;
  /**
   * 'allow' for stories in which the page is loaded without the server, or about what a browser
   * stores.
   */
  readonly serviceWorkers?: 'allow' | 'block';
}

export interface OpenBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Messages of uncaught errors of every page, in order; a passing test ends with none. */
  readonly pageErrors: readonly string[];
  close(): Promise<void>;
  /** Kills the whole browser at once, like a power failure; its profile stays. */
  kill9(): Promise<void>;
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

const cameraFlags = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

const isTest = process.env['VITEST'] !== undefined;

/** For stories, not for benchmarks: the optimising compiler does not pay in pages of a few seconds. */
const flagsOfTests = ['--js-flags=--no-turbofan'];

/** Milliseconds: a limit for hanging steps, far above slow ones on a busy machine. */
const timeout = 60_000;

/**
 * Opens a real headless Chromium on a profile folder. Throws if none is installed, since a test
 * that needs one must not pass without it.
 */
export async function launchBrowser(options: BrowserOptions = {}): Promise<OpenBrowser> {
  const { profile, film, ...given } = options;
  const contextOptions: BrowserContextOptions = {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Australia/Perth',
    reducedMotion: 'reduce',
    // It loads every part of the page in advance, which takes longer than many stories.
    serviceWorkers: 'block',
    ...given,
  };
  const context =
    profile === undefined
      ? await (await openChromium()).newContext(contextOptions)
      : await chromium.launchPersistentContext(profile, {
          ...processOptions(film),
          ...contextOptions,
        });
  context.setDefaultTimeout(timeout);
  // Scripts that a benchmark runs in a page were compiled by tsx, which calls this helper by name.
  await context.addInitScript('globalThis.__name ??= (value) => value;');
  const pageErrors: string[] = [];
  context.on('weberror', (webError) => pageErrors.push(webError.error().message));
  return {
    context,
    page: context.pages()[0] ?? (await context.newPage()),
    pageErrors,
    kill9: () => killBrowser(context),
    close: () => (isTest ? context.close() : (context.browser() ?? context).close()),
  };
}

let shared: Promise<Browser> | undefined;

/**
 * The process of browsers without a profile: each has its own storage. The browsers of a test process
 * share one; any other program does not end while it has one, so each of its browsers has its own.
 */
function openChromium(): Promise<Browser> {
  if (!isTest) return chromium.launch(processOptions());
  shared ??= chromium.launch(processOptions());
  return shared;
}

function processOptions(film?: string): {
  executablePath: string;
  headless: boolean;
  args: string[];
} {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found; `npm test` fetches one.');
  const args = [
    ...flags,
    ...(isTest ? flagsOfTests : []),
    ...(film === undefined ? [] : [...cameraFlags, `--use-file-for-fake-video-capture=${film}`]),
  ];
  return { executablePath, headless: true, args };
}

async function killBrowser(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  const own = processInfo.find(({ type }) => type === 'browser')?.id;
  if (own === undefined) throw new Error('The process of the browser is unknown.');
  const gone = new Promise((resolve) => context.once('close', resolve));
  process.kill(own, 'SIGKILL');
  await gone;
}

/** Creates an empty profile folder and returns its path; the caller removes it. */
export function freshProfile(): string {
  return mkdtempSync(join(tmpdir(), 'watershade-profile-'));
}
