import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Planting } from './fault.ts';

/** A copy of the working tree that may be changed. */
export interface TreeCopy {
  readonly folder: string;
  plant(planting: Planting): void;
  /** Restores every file from the working tree. */
  clear(): void;
  remove(): void;
}

/** Copies all tracked and not ignored files into a temporary folder. */
export function copyTree(root: string): TreeCopy {
  const folder = mkdtempSync(join(tmpdir(), 'watershade-faults-'));
  for (const file of filesOf(root)) {
    cpSync(join(root, file), join(folder, file), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const planted = new Set<string>();
  return {
    folder,
    plant: (planting) => {
      planted.add(planting.file);
      plantIn(folder, planting);
    },
    clear: () => {
      for (const file of planted) {
        rmSync(join(folder, file), { force: true });
        if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
      }
      planted.clear();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function filesOf(root: string): string[] {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout, stderr } = spawnSync('git', options, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ls-files failed: ${stderr}`);
  const files = stdout.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  if (files.length === 0) throw new Error('git names no file to copy.');
  return [...new Set(files)];
}

function plantIn(folder: string, planting: Planting): void {
  const path = join(folder, planting.file);
  mkdirSync(dirname(path), { recursive: true });
  if ('text' in planting) {
    if (existsSync(path)) throw new Error(`${planting.file} exists already.`);
    writeFileSync(path, planting.text);
    if (planting.needs !== undefined) plantIn(folder, planting.needs);
    return;
  }
  const before = readFileSync(path, 'utf8');
  const after = before.replace(planting.from, () => planting.to);
  if (after === before)
    throw new Error(`${planting.file} does not hold ${planting.from} any more.`);
  writeFileSync(path, after);
}
