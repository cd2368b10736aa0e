import type { Viewer } from '#permissions/contract';
import { levelOf } from '#permissions/domain';
import type { AccessWord } from './person-list.ts';

/** The level of a person as the list of people shows it. */
export function accessWord(viewer: Viewer): AccessWord {
  const level = levelOf(viewer);
  return level === 'None' ? 'none' : level;
}
