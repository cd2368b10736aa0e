import type { SessionCard } from '#sessions/offline';
import { sessionTexts as texts } from './session-texts.ts';

/** The scope of a session in words: all users, a one-time session, or its tags. */
export function sessionLabel({ type, tags }: Pick<SessionCard, 'type' | 'tags'>): string {
  if (type === 'all') return texts.allUsers;
  if (type === 'custom') return texts.oneTime;
  return tags.length === 0 ? texts.tagsGone : tags.map(({ name }) => name).join(', ');
}
