import type { TagNoticeRow } from '#notifications/offline';
import { countOf, countText } from '#packages/kit';
import { kindTexts } from '#tags/web';

/** The recipients of a tag: 'Ann Doe, Bob Ray and 2 others', 'All managers (3)' or 'No managers'. */
export function recipientsText({ tag, names, chosen, managers }: TagNoticeRow): string {
  if (chosen === 0) {
    const word = kindTexts[tag.type].managers.toLowerCase();
    return managers === 0 ? `No ${word}` : `All ${word} (${countText(managers)})`;
  }
  const shown = names.slice(0, 2);
  const others = chosen - shown.length;
  if (shown.length === 0) return countOf(chosen, 'person', 'people');
  return others > 0 ? `${shown.join(', ')} and ${countOf(others, 'other')}` : shown.join(', ');
}
