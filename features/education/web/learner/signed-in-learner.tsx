import { useCallbackRef } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { showFailure } from '#packages/form/web';
import { LeaveGuard, printPage, showToast, useConfirm, useRemembered, useZone } from '#packages/ui';
import { useSignedInSource } from '../course-source.ts';
import type { Draft, Drafts } from './drafts.ts';
import { LearnerProvider } from './learner-services.ts';
import type { DraftStore, LearnerServices } from './learner-services.ts';
import { useReadCoursesAgain } from './use-course.ts';

const none: Drafts = {};

/** Provides the services of the app to the screens of a person who is signed in. */
export function SignedInLearner({ children }: { children: ReactNode }) {
  const source = useSignedInSource();
  const store = useRememberedDrafts();
  const zone = useZone();
  const confirm = useConfirm();
  const readAgain = useReadCoursesAgain();
  const services = useMemo<LearnerServices>(
    () => ({
      ...{ source, store, zone, isSignedIn: true, Link, LeaveGuard, confirm, showFailure },
      ...{ readAgain, notify: (text) => showToast({ kind: 'done', text }) },
      print: (title) => void printPage(title),
    }),
    [source, store, zone, confirm, readAgain],
  );
  return <LearnerProvider value={services}>{children}</LearnerProvider>;
}

/** The attempts under way of this person on this device, by course. */
function useRememberedDrafts(): DraftStore {
  const [drafts, keep] = useRemembered<Drafts>('course-answers', none);
  const put = useCallbackRef((draft: Draft) => keep({ ...drafts, [draft.course_id]: draft }));
  const remove = useCallbackRef((course_id: string) => {
    const { [course_id]: _, ...others } = drafts;
    keep(others);
  });
  return useMemo(() => ({ drafts, put, remove }), [drafts, put, remove]);
}
