import type { TagType } from '#tags/contract';
import type { TagCounts } from '#tags/domain';
import { kindTexts } from '../tag-texts.ts';

/** How a tag is used, in words: '12 users, 1 manager, 2004 measurements'. */
export function usageText(type: TagType, { users, managers, measurements }: TagCounts): string {
  return [
    counted(users, 'user'),
    counted(managers, kindTexts[type].oneManager),
    counted(measurements, 'measurement'),
  ].join(', ');
}

function counted(count: number, one: string): string {
  return `${String(count)} ${one}${count === 1 ? '' : 's'}`;
}
