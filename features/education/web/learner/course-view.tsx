import { IconCheck, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
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
  const section = course.sections[Math.min(at, course.sections.length - 1)];
  return (
    <div className={classes['course']} lang={course.language}>
      <CourseState course={course} />
      <div className={classes['reading']}>
        <SectionList course={course} at={at} onOpen={setAt} />
        {section !== undefined && (
          <SectionCard key={section.section_id} {...{ course, section, at }} onMove={setAt} />
        )}
      </div>
    </div>
  );
}

/** State, due time, progress, and the button to the assessment. */
function CourseState({ course }: Props) {
  const { source, store, zone, Link } = useLearner();
  const { t, language } = useCourseTexts();
  const { day } = useCourseFormats(zone);
  const place = { course_id: course.course_id, assessment_id: course.assessment_id };
  const isRead = course.read.length >= course.sections.length;
  const progress = t('sectionsRead', { read: course.read.length, all: course.sections.length });
  const isFinished = ['Passed', 'Expired', 'Failed'].includes(course.state);
  const hasDraft = isUnderWay(store.drafts[course.course_id]);
  const word = t(isFinished ? 'review' : hasDraft ? 'continue' : 'start');
  const to = isFinished ? source.paths.assessments(course.course_id) : source.paths.take(place);
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
          {isRead || isFinished || hasDraft ? (
            <Link className="ws-button" to={to}>
              {word}
            </Link>
          ) : (
            <span className="ws-note">{t('readFirst')}</span>
          )}
        </div>
      </div>
    </section>
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
  onMove: (at: number) => void;
}

function SectionCard({ course, section, at, onMove }: SectionProps) {
  const { source, readAgain, showFailure } = useLearner();
  const { t, language } = useCourseTexts();
  const [isBusy, setBusy] = useState(false);
  const isRead = course.read.includes(section.section_id);
  const isLast = at === course.sections.length - 1;
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
      <article className={classes['section']}>
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
            !isLast && (
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
