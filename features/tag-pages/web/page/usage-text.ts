import type { TagType } from '#tags/contract';
import type { TagCounts } from '#tags/domain';
import { countOf } from '#packages/kit';
import { kindTexts } from '#tags/web';

/** The usage of a tag in words: '12 users, 1 manager, 2,004 measurements'. */
export function usageText(type: TagType, { users, managers, measurements }: TagCounts): string {
  return [
    countOf(users, 'user'),
    countOf(managers, kindTexts[type].oneManager),
    countOf(measurements, 'measurement'),
  ].join(', ');
}
