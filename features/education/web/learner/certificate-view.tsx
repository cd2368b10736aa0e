import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { WholeCourse } from '#education/contract';
import { Card, printPage, useZone } from '#packages/ui';
import { personName } from '#people/domain';
import { courseTexts as texts } from '../education-texts.ts';
import { dayOf } from './course-days.ts';
import classes from './certificate.module.css';

/** The certificate of a passed course, on the screen and on paper. */
export function CertificateView({ course }: { course: WholeCourse }) {
  const zone = useZone();
  const { title, person, organisation, best_score, passed_time, valid_until } = course;
  return (
    <>
      <Card>
        <div className={classes['certificate']}>
          <p className={classes['small']}>{organisation}</p>
          <p className={classes['word']}>{texts.certificate}</p>
          <p className={classes['small']}>{texts.certifies}</p>
          <p className={classes['name']} dir="auto">
            {personName(person)}
          </p>
          <p className={classes['small']}>{texts.hasPassed}</p>
          <p className={classes['course']} lang={course.language}>
            {title}
          </p>
          {best_score !== null && <p className={classes['small']}>{texts.withScore(best_score)}</p>}
          <p className={classes['days']}>
            {passed_time !== null && <span>{texts.passedOn(dayOf(passed_time, zone))}</span>}
            {valid_until !== null && <span>{texts.validUntil(dayOf(valid_until, zone))}</span>}
          </p>
        </div>
      </Card>
      <p className="ws-not-printed">
        <Button
          mt={16}
          leftSection={<IconPrinter size={16} stroke={1.75} />}
          onClick={() => void printPage(`${title}, ${personName(person)}`)}
        >
          {texts.printCertificate}
        </Button>
      </p>
    </>
  );
}
