// Finds a Chromium that runs, and installs one only if none is found.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
// The shell is the same browser without windows; it uses a sixth less CPU.
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Returns the path of a Chromium that answers `--version`, or undefined. Checks CHROMIUM_PATH, the
 * PATH and Playwright's cache, in this order; throws if CHROMIUM_PATH is set and does not run.
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (runs(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which does not run.`);
  }
  return [...onPath(env), ...inPlaywrightCache(env), ...inApplications()].find(runs);
}

/** Returns a Chromium like findChromium, installing one if necessary; throws if that fails too. */
export function ensureChromium(log = console.log) {
  const found = findChromium();
  if (found) return found;
  for (const [how, fetch] of waysToFetch()) {
    log(`no Chromium found, fetching one by ${how} …`);
    const { status } = fetch();
    const fetched = status === 0 ? findChromium() : undefined;
    if (fetched) return fetched;
    log(`${how} brought no Chromium that runs`);
  }
  throw new Error('No Chromium: install one, or set CHROMIUM_PATH. Browser tests need it.');
}

function waysToFetch() {
  const playwright = join(root, 'node_modules/playwright-core/cli.js');
  const ways = [
    ['playwright-core', () => run(process.execPath, [playwright, 'install', 'chromium'], 300_000)],
  ];
  const canApt = process.getuid?.() === 0 && onPath(process.env, ['apt-get']).length > 0;
  // apt also installs the libraries that a bare Debian lacks and Playwright's archive does not
  // contain.
  if (canApt) ways.unshift(['apt-get', aptInstall]);
  return ways;
}

function aptInstall() {
  run('apt-get', ['update', '-q'], 300_000);
  const install = (name) =>
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], 600_000);
  // Older releases only have the full package.
  const done = install(shell);
  return done.status === 0 ? done : install('chromium');
}

function run(command, options, timeout) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, options, { stdio: ['ignore', 'inherit', 'inherit'], env, timeout });
}

function onPath(env, wanted = names) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync);
}

function inPlaywrightCache(env) {
  const caches = [
    env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  const inside = ['chrome-linux/chrome', 'chrome-linux64/chrome'];
  return caches
    .filter((cache) => cache && existsSync(cache))
    .flatMap((cache) =>
      readdirSync(cache)
        .filter((name) => name.startsWith('chromium-'))
        .sort()
        .reverse()
        .flatMap((name) => inside.map((path) => join(cache, name, path)))
        .filter(existsSync),
    );
}

function inApplications() {
  return [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].filter(existsSync);
}

function runs(path) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 && /Chrom/.test(stdout);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(ensureChromium());
}
