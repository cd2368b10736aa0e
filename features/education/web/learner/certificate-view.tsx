import { IconPrinter } from '@tabler/icons-react';
import type { WholeCourse } from '#education/contract';
import { personName } from '#people/domain';
import { useCourseFormats, useCourseTexts } from './course-texts.ts';
import { useLearner } from './learner-services.ts';
import classes from './certificate.module.css';

/** The certificate of a passed course, on the screen and on paper. */
export function CertificateView({ course }: { course: WholeCourse }) {
  const { zone, print } = useLearner();
  const { t } = useCourseTexts();
  const { day } = useCourseFormats(zone);
  const { title, person, organisation, best_score, passed_time, valid_until } = course;
  return (
    <>
      <section className="ws-sheet">
        <div className={classes['certificate']}>
          <p className={classes['small']}>{organisation}</p>
          <p className={classes['word']}>{t('certificate')}</p>
          <p className={classes['small']}>{t('certifies')}</p>
          <p className={classes['name']} dir="auto">
            {personName(person)}
          </p>
          <p className={classes['small']}>{t('hasPassed')}</p>
          <p className={classes['course']} lang={course.language}>
            {title}
          </p>
          {best_score !== null && (
            <p className={classes['small']}>{t('withScore', { score: best_score })}</p>
          )}
          <p className={classes['days']}>
            {passed_time !== null && <span>{t('passedOn', { day: day(passed_time) })}</span>}
            {valid_until !== null && <span>{t('validUntil', { day: day(valid_until) })}</span>}
          </p>
        </div>
      </section>
      <p className="ws-not-printed">
        <button
          type="button"
          className={`ws-button ${classes['print'] ?? ''}`}
          onClick={() => print(`${title}, ${personName(person)}`)}
        >
          <IconPrinter size={16} stroke={1.75} aria-hidden />
          {t('printCertificate')}
        </button>
      </p>
    </>
  );
}
