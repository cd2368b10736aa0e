import { createContext, use } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { CourseSource } from '../course-source.ts';
import type { Draft, Drafts } from './drafts.ts';

/** A question before an action. */
export interface LearnerQuestion {
  title: string;
  text: string;
  action: string;
  isDestructive?: boolean;
}

interface LinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** The attempts under way on this device. */
export interface DraftStore {
  readonly drafts: Drafts;
  readonly put: (draft: Draft) => void;
  readonly remove: (course_id: string) => void;
}

/**
 * What the screens of a learner need from the page around them. They use no component of it, so
 * that a small page can show them too.
 */
export interface LearnerServices {
  readonly source: CourseSource;
  readonly store: DraftStore;
  /** Zone of shown days. */
  readonly zone: string;
  /** Whether a sign-out deletes the answers. */
  readonly isSignedIn: boolean;
  readonly Link: ComponentType<LinkProps>;
  /** Asks before the page is left. */
  readonly LeaveGuard: ComponentType<{ when: boolean }>;
  readonly confirm: (question: LearnerQuestion) => Promise<boolean>;
  /** Says that something was done. */
  readonly notify: (text: string) => void;
  readonly showFailure: (failure: unknown) => void;
  readonly print: (title: string) => void;
  /** Reads everything about courses again, after answers were sent or a section was read. */
  readonly readAgain: () => Promise<void>;
}

const Context = createContext<LearnerServices | null>(null);

/** Provides the services to the screens of a learner. */
export const LearnerProvider = Context.Provider;

/** The services of the page around a screen of a learner. */
export function useLearner(): LearnerServices {
  const services = use(Context);
  if (services === null) throw new Error('A screen of a learner needs a LearnerProvider above it.');
  return services;
}
