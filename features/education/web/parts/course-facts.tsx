import type { CourseCard } from '#education/contract';
import { useCourseFormats, useCourseTexts } from '../learner/course-texts.ts';

interface Props {
  course: Pick<
    CourseCard,
    'due_time' | 'passed_time' | 'valid_until' | 'sections' | 'sections_read'
  >;
  zone: string;
}

/** The day that counts for a course, and how much of it was read. */
export function CourseFacts({ course, zone }: Props) {
  const { t } = useCourseTexts();
  const { day } = useCourseFormats(zone);
  const { due_time, passed_time, valid_until, sections, sections_read } = course;
  const progress = t('sectionsRead', { read: sections_read, all: sections });
  return (
    <>
      <span className="ws-note">
        {passed_time === null
          ? t('due', { day: day(due_time) })
          : valid_until === null
            ? t('passedOn', { day: day(passed_time) })
            : t('validUntil', { day: day(valid_until) })}
      </span>
      <progress
        className="ws-progress"
        aria-label={progress}
        max={Math.max(1, sections)}
        value={sections_read}
      />
      <span className="ws-note">{progress}</span>
    </>
  );
}
