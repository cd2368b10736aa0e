import { readFileSync, readdirSync } from 'node:fs';
import { launchBrowser } from '#packages/testing/browser';
import type { OpenBrowser } from '#packages/testing/browser';
import { rendererMemory } from './renderer-memory.ts';
import type { RendererMemory } from './renderer-memory.ts';

/** A browser on a profile whose processes are known. */
export interface WatchedBrowser extends OpenBrowser {
  /** Resident memory of the renderer processes. */
  rendererMemory(): Promise<RendererMemory>;
  /** Kills all its processes. */
  killAll(): Promise<void>;
}

/** Opens a browser on a profile. */
export async function launchWatched(profile: string): Promise<WatchedBrowser> {
  const browser = await launchBrowser({ serviceWorkers: 'allow', profile });
  return {
    ...browser,
    rendererMemory() {
      const renderers = processesOf(profile).filter(({ command }) =>
        command.includes('--type=renderer'),
      );
      const residents = renderers.map(({ pid }) => [pid, residentMegabytes(pid)] as const);
      return rendererMemory(browser.page, new Map(residents));
    },
    async killAll() {
      for (const { pid } of processesOf(profile)) process.kill(pid, 'SIGKILL');
      await browser.context.close().catch(() => undefined);
    },
  };
}

interface SystemProcess {
  pid: number;
  parent: number;
  command: string;
}

/** The processes of a profile and all their children. */
function processesOf(profile: string): SystemProcess[] {
  const all = readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) ? read(Number(name)) : [],
  );
  const found = new Set(
    all
      .filter(({ command }) => command.includes(`--user-data-dir=${profile}`))
      .map(({ pid }) => pid),
  );
  for (let before = 0; before !== found.size;) {
    before = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return all.filter(({ pid }) => found.has(pid));
}

function read(pid: number): SystemProcess[] {
  try {
    const command = readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8').replaceAll('\0', ' ');
    const status = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    const parent = Number(status.slice(status.lastIndexOf(')') + 4).split(' ')[0]);
    return [{ pid, parent, command }];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

function residentMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
