import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const passedOver = new Set(['node_modules', 'dist', '.git']);

/**
 * Lists every file under the given folders of `root`, sorted, as paths with forward slashes;
 * folders that do not exist count as empty.
 */
export function filesUnder(root, folders) {
  return folders.flatMap((folder) => walk(root, folder)).sort();
}

function walk(root, folder) {
  let entries;
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
  return entries.flatMap((entry) => {
    if (passedOver.has(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return walk(root, path);
    return entry.isFile() ? [path] : [];
  });
}
