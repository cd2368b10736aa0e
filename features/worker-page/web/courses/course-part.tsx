import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { AccessHome } from '#access/contract';
import { LearnerProvider, refusalKey, useCourseTexts, useSendDrafts } from '#education/web';
import type { LearnerServices } from '#education/web';
import { CallError } from '#packages/http/web';
import type { OpenLink } from '../link/open-link.ts';
import { useQuestion } from '../parts/dialog.tsx';
import { useNotice } from '../parts/notice.tsx';
import { usePageTexts } from '../parts/page-texts.ts';
import { guardLeaving, Link } from '../parts/router.tsx';
import type { Place } from '../parts/router.tsx';
import { AllAssessments } from './all-assessments.tsx';
import { LinkCourse } from './link-course.tsx';
import { LinkTake } from './link-take.tsx';
import { linkSource } from './link-source.ts';
import { useLinkDrafts } from './use-link-drafts.ts';

interface Props {
  link: OpenLink;
  home: AccessHome;
  zone: string;
  place: Place;
}

/** The screens of courses of a link, and the sending of answers that wait. */
export function CoursePart({ link, home, zone, place }: Props) {
  const [queries] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queries}>
      <Services {...{ link, zone, place, queries }}>
        <Screen home={home} place={place} />
      </Services>
    </QueryClientProvider>
  );
}

function Screen({ home, place }: Pick<Props, 'home' | 'place'>) {
  switch (place.is) {
    case 'course':
      return <LinkCourse key={place.course_id} place={place} />;
    case 'assessments':
      return <AllAssessments courses={home.courses} course_id={place.course_id} />;
    case 'take':
      return <LinkTake key={place.assessment_id} courses={home.courses} place={place} />;
    default:
      return <Sender />;
  }
}

/** Sends answers that wait, while another screen is open. */
function Sender() {
  useSendDrafts();
  return null;
}

interface ServicesProps extends Pick<Props, 'link' | 'zone' | 'place'> {
  queries: QueryClient;
  children: ReactNode;
}

function Services({ link, zone, place, queries, children }: ServicesProps) {
  const source = useMemo(() => linkSource(link), [link]);
  const store = useLinkDrafts(link);
  const confirm = useQuestion();
  const notify = useNotice();
  const { t } = usePageTexts();
  const { t: ofCourse } = useCourseTexts();
  // Otherwise the list is read when it is opened: a link may make 30 calls a minute.
  const isList = place.is !== 'course' && place.is !== 'take';
  const readAgain = useCallback(async () => {
    await Promise.all([queries.invalidateQueries(), isList && link.refresh()]);
  }, [queries, link, isList]);
  const services = useMemo<LearnerServices | null>(
    () =>
      store && {
        ...{ source, store, zone, isSignedIn: false, Link, LeaveGuard, confirm, notify, readAgain },
        showFailure: (failure) => {
          if (!(failure instanceof CallError)) throw failure;
          const key = refusalKey(failure.message);
          if (key !== null) notify(ofCourse(key));
          else notify(failure.status === 429 ? t('tooMany') : t('noConnection'));
        },
        print: () => window.print(),
      },
    [source, store, zone, confirm, notify, readAgain, t, ofCourse],
  );
  if (services === null) return null;
  return <LearnerProvider value={services}>{children}</LearnerProvider>;
}

/** Asks before the questions are left. The answers stay on the device in any case. */
function LeaveGuard({ when }: { when: boolean }) {
  const ask = useQuestion();
  const { t } = usePageTexts();
  useEffect(() => {
    if (!when) return;
    return guardLeaving(() =>
      ask({
        ...{ title: t('leaveTitle'), text: t('leaveAbout') },
        ...{ action: t('leave'), stay: t('stay') },
      }),
    );
  }, [when, ask, t]);
  return null;
}
