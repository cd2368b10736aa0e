import { oneLine } from '#packages/kit';
import type { OwnStory } from '#stories/contract';

interface SentStory {
  title: string;
  text: string;
  consent?: boolean | undefined;
  state?: OwnStory['state'] | undefined;
  image?: string | null | undefined;
}

/**
 * Whether a stored story is the one that was sent: an earlier try without an answer may have stored
 * another text under its id. Of pictures only is known whether there is one.
 */
export function isSameStory(stored: OwnStory, sent: SentStory): boolean {
  const { title, text, consent = false, state = 'Draft', image = null } = sent;
  return (
    stored.title === oneLine(title) &&
    stored.text === text.trim() &&
    stored.consent === consent &&
    stored.state === state &&
    stored.has_picture === (image !== null)
  );
}
