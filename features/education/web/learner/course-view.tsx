import { IconCheck, IconExternalLink } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Section, WholeCourse } from '#education/contract';
import type { CourseSource } from '../course-source.ts';
import { PictureView } from '../parts/picture-view.tsx';
import { StateBadge } from '../parts/state-badge.tsx';
import { RichView } from '../rich/rich-view.tsx';
import { useCourseFormats, useCourseTexts } from './course-texts.ts';
import { isUnderWay } from './drafts.ts';
import { useLearner } from './learner-services.ts';
import { useSendDrafts } from './use-send-drafts.ts';
import classes from './course.module.css';

interface Props {
  course: WholeCourse;
}

/** A course: its state, its sections one by one, and the way to its assessment. */
export function CourseView({ course }: Props) {
  useSendDrafts();
  const firstUnread = course.sections.findIndex(
    ({ section_id }) => !course.read.includes(section_id),
  );
  const [at, setAt] = useState(Math.max(0, firstUnread));
  const [isOpened, setOpened] = useState(false);
  const open = (next: number) => {
    setAt(next);
    setOpened(true);
  };
  const section = course.sections[Math.min(at, course.sections.length - 1)];
  return (
    <div className={classes['course']} lang={course.language}>
      <CourseState course={course} />
      <div className={classes['reading']}>
        <SectionList course={course} at={at} onOpen={open} />
        {section !== undefined && (
          <SectionCard
            key={section.section_id}
            {...{ course, section, at, isOpened }}
            onMove={open}
          />
        )}
      </div>
    </div>
  );
}

/** State, due time, progress, and the button to the assessment. */
function CourseState({ course }: Props) {
  const { zone } = useLearner();
  const { t, language } = useCourseTexts();
  const { day } = useCourseFormats(zone);
  const progress = t('sectionsRead', { read: course.read.length, all: course.sections.length });
  return (
    <section className="ws-sheet">
      <div className={classes['state']} lang={language}>
        <StateBadge state={course.state} />
        <span>
          {course.passed_time === null
            ? t('due', { day: day(course.due_time) })
            : t('passedOn', { day: day(course.passed_time) })}
        </span>
        {course.valid_until !== null && (
          <span>{t('validUntil', { day: day(course.valid_until) })}</span>
        )}
        <span>{progress}</span>
        <progress
          className="ws-progress"
          aria-label={progress}
          max={course.sections.length}
          value={course.read.length}
        />
        <div className={classes['actions']}>
          <ToAssessment course={course} />
        </div>
      </div>
    </section>
  );
}

/** The way to the assessment, or what comes before it. */
function ToAssessment({ course }: Props) {
  const { source, store, Link } = useLearner();
  const { t } = useCourseTexts();
  const { course_id, assessment_id, sections, read, state } = course;
  const isFinished = ['Passed', 'Expired', 'Failed'].includes(state);
  const hasDraft = isUnderWay(store.drafts[course_id]);
  if (read.length < sections.length && !isFinished && !hasDraft) {
    return <span className="ws-note">{t('readFirst')}</span>;
  }
  const { assessments, take } = source.paths;
  return (
    <Link
      className="ws-button"
      to={isFinished ? assessments(course_id) : take({ course_id, assessment_id })}
    >
      {t(isFinished ? 'review' : hasDraft ? 'continue' : 'start')}
    </Link>
  );
}

interface ListProps {
  course: WholeCourse;
  at: number;
  onOpen: (at: number) => void;
}

function SectionList({ course, at, onOpen }: ListProps) {
  const { t, language } = useCourseTexts();
  return (
    <nav aria-label={t('contents')}>
      <ol className={classes['contents']}>
        {course.sections.map(({ section_id, title }, nth) => {
          const isRead = course.read.includes(section_id);
          return (
            <li key={section_id}>
              <button
                type="button"
                aria-current={nth === at ? 'step' : undefined}
                onClick={() => onOpen(nth)}
              >
                <span className={classes['mark']} data-read={isRead}>
                  {isRead ? <IconCheck size={14} stroke={2.4} aria-hidden /> : nth + 1}
                </span>
                <span>{title}</span>
                {isRead && (
                  <span className="ws-only-heard" lang={language}>
                    {t('read')}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface SectionProps extends Props {
  section: Section;
  at: number;
  /** The person came here from another section, and not with the course. */
  isOpened: boolean;
  onMove: (at: number) => void;
}

function SectionCard({ course, section, at, isOpened, onMove }: SectionProps) {
  const { source, readAgain, showFailure } = useLearner();
  const { t, language } = useCourseTexts();
  const [isBusy, setBusy] = useState(false);
  const isRead = course.read.includes(section.section_id);
  const isLast = at === course.sections.length - 1;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpened) showStart(place.current);
  }, [isOpened]);
  const mark = async () => {
    setBusy(true);
    try {
      await source.markRead(course.course_id, section.section_id);
      await readAgain();
      if (!isLast) onMove(at + 1);
    } catch (failure) {
      showFailure(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="ws-sheet">
      <article ref={place} className={classes['section']} tabIndex={-1}>
        <SectionContent source={source} section={section} />
        <footer className={classes['foot']} lang={language}>
          <span className="ws-note">
            {t('section', { at: at + 1, all: course.sections.length })}
          </span>
          {at > 0 && (
            <button
              type="button"
              className="ws-button"
              data-kind="default"
              onClick={() => onMove(at - 1)}
            >
              {t('back')}
            </button>
          )}
          {isRead ? (
            isLast ? (
              <ToAssessment course={course} />
            ) : (
              <button type="button" className="ws-button" onClick={() => onMove(at + 1)}>
                {t('next')}
              </button>
            )
          ) : (
            <button
              type="button"
              className="ws-button"
              disabled={isBusy}
              onClick={() => void mark()}
            >
              <IconCheck size={16} stroke={1.9} aria-hidden />
              {t('markRead')}
            </button>
          )}
        </footer>
      </article>
    </section>
  );
}

/** Shows the beginning of a section: the buttons that open the next one are at the end of the one before. */
function showStart(section: HTMLElement | null): void {
  if (section === null) return;
  const { top } = section.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) section.scrollIntoView({ block: 'start' });
  section.focus({ preventScroll: true });
}

/** The content of a section, for learners and in a preview. */
export function SectionContent({
  source,
  section,
}: {
  source: Pick<CourseSource, 'readImage'>;
  section: Section;
}) {
  const { title, text, picture, video_url, minutes } = section;
  const { t, language } = useCourseTexts();
  const { unit } = useCourseFormats('UTC');
  return (
    <>
      <h2>{title}</h2>
      {minutes > 0 && (
        <p className="ws-note" lang={language}>
          {t('minutes', { minutes: unit(minutes, 'minute') })}
        </p>
      )}
      {picture !== null && <PictureView picture={picture} readImage={source.readImage} />}
      <RichView text={text} />
      {video_url !== '' && (
        <a
          className={classes['video']}
          href={video_url}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          <IconExternalLink size={16} stroke={1.75} aria-hidden />
          <span lang={language}>{t('video')}</span>
        </a>
      )}
    </>
  );
}
