import { useNavigate } from '@tanstack/react-router';
import { badgeTexts } from './badge-texts.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Ids of the people whose badges are shown. */
    badges?: readonly string[];
  }
}

/** Badges on one screen: each is a drawing with hundreds of parts. */
const mostBadges = 500;

/** Why badges of so many people are not possible; null if they are. */
export function badgesProblem(people: number): string | null {
  return people > mostBadges ? badgeTexts.tooMany(mostBadges) : null;
}

/**
 * Opens the badges of people. Their ids are in the entry of the browser's history: there are too many
 * for an address, and a reload and Back find them again.
 */
export function useOpenBadges(): (user_ids: readonly string[]) => void {
  const navigate = useNavigate();
  return (user_ids) => void navigate({ to: '/people/badges', state: { badges: user_ids } });
}
