import { mostAhead, oldestDays, profileViewMessages as messages } from '#profile-views/contract';

/**
 * Why the server does not record an opening of this time; null if it does.
 *
 * @param now milliseconds since 1970
 */
export function openedTimeProblem(opened_time: string, now: number): string | null {
  const time = Date.parse(opened_time);
  if (time > now + mostAhead * 60_000) return messages.timeAhead;
  return time < now - oldestDays * 86_400_000 ? messages.timeTooOld : null;
}
