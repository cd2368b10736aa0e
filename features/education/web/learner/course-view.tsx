import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCheck, IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Section, WholeCourse } from '#education/contract';
import { showFailure } from '#packages/form/web';
import { Card, useZone } from '#packages/ui';
import type { CourseSource } from '../course-source.ts';
import { courseTexts as texts } from '../education-texts.ts';
import { PictureView } from '../parts/picture-view.tsx';
import { StateBadge } from '../parts/state-badge.tsx';
import { RichView } from '../rich/rich-view.tsx';
import { dayOf } from './course-days.ts';
import { isUnderWay, useDrafts } from './drafts.ts';
import { useReadCoursesAgain } from './use-course.ts';
import { useSendDrafts } from './use-send-drafts.ts';
import classes from './course.module.css';

interface Props {
  source: CourseSource;
  course: WholeCourse;
}

/** A course: its state, its sections one by one, and the way to its assessment. */
export function CourseView({ source, course }: Props) {
  useSendDrafts(source);
  const firstUnread = course.sections.findIndex(
    ({ section_id }) => !course.read.includes(section_id),
  );
  const [at, setAt] = useState(Math.max(0, firstUnread));
  const section = course.sections[Math.min(at, course.sections.length - 1)];
  return (
    <div className={classes['course']} lang={course.language}>
      <CourseState source={source} course={course} />
      <div className={classes['reading']}>
        <SectionList course={course} at={at} onOpen={setAt} />
        {section !== undefined && (
          <SectionCard
            key={section.section_id}
            {...{ source, course, section, at }}
            onMove={setAt}
          />
        )}
      </div>
    </div>
  );
}

/** State, due time, progress, and the button to the assessment. */
function CourseState({ source, course }: Props) {
  const zone = useZone();
  const { drafts } = useDrafts();
  const place = { course_id: course.course_id, assessment_id: course.assessment_id };
  const isRead = course.read.length >= course.sections.length;
  const isFinished = ['Passed', 'Expired', 'Failed'].includes(course.state);
  const hasDraft = isUnderWay(drafts[course.course_id]);
  const word = isFinished ? texts.review : hasDraft ? texts.continue : texts.start;
  const to = isFinished ? source.paths.assessments(course.course_id) : source.paths.take(place);
  return (
    <Card>
      <div className={classes['state']} lang="en">
        <StateBadge state={course.state} />
        <span>
          {course.passed_time === null
            ? texts.due(dayOf(course.due_time, zone))
            : texts.passedOn(dayOf(course.passed_time, zone))}
        </span>
        {course.valid_until !== null && (
          <span>{texts.validUntil(dayOf(course.valid_until, zone))}</span>
        )}
        <span>{texts.sectionsRead(course.read.length, course.sections.length)}</span>
        <progress
          className="ws-progress"
          aria-label={texts.sectionsRead(course.read.length, course.sections.length)}
          max={course.sections.length}
          value={course.read.length}
        />
        <div className={classes['actions']}>
          {isRead || isFinished || hasDraft ? (
            <Button renderRoot={(props) => <Link to={to} {...props} />}>{word}</Button>
          ) : (
            <span className="ws-note">{texts.readFirst}</span>
          )}
        </div>
      </div>
    </Card>
  );
}

interface ListProps {
  course: WholeCourse;
  at: number;
  onOpen: (at: number) => void;
}

function SectionList({ course, at, onOpen }: ListProps) {
  return (
    <nav aria-label={texts.contents}>
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
                {isRead && <span className="ws-only-heard">{texts.read}</span>}
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

function SectionCard({ source, course, section, at, onMove }: SectionProps) {
  const readAgain = useReadCoursesAgain();
  const [isBusy, { open, close }] = useDisclosure(false);
  const isRead = course.read.includes(section.section_id);
  const isLast = at === course.sections.length - 1;
  const mark = async () => {
    open();
    try {
      await source.markRead(course.course_id, section.section_id);
      await readAgain();
      if (!isLast) onMove(at + 1);
    } catch (failure) {
      showFailure(failure);
    } finally {
      close();
    }
  };
  return (
    <Card>
      <article className={classes['section']}>
        <SectionContent source={source} section={section} />
        <footer className={classes['foot']} lang="en">
          <span className="ws-note">{texts.section(at + 1, course.sections.length)}</span>
          {at > 0 && (
            <Button variant="default" onClick={() => onMove(at - 1)}>
              {texts.back}
            </Button>
          )}
          {isRead ? (
            !isLast && <Button onClick={() => onMove(at + 1)}>{texts.next}</Button>
          ) : (
            <Button
              loading={isBusy}
              leftSection={<IconCheck size={16} stroke={1.9} />}
              onClick={() => void mark()}
            >
              {texts.markRead}
            </Button>
          )}
        </footer>
      </article>
    </Card>
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
  return (
    <>
      <h2>{title}</h2>
      {minutes > 0 && (
        <p className="ws-note" lang="en">
          {texts.minutes(minutes)}
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
          {texts.video}
        </a>
      )}
    </>
  );
}
