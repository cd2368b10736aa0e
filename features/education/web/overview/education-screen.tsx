import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { canSeeEducation } from '#education/domain';
import { useCopy } from '#packages/sync/web';
import { Screen } from '#packages/ui';
import { permissionsViewer } from '#permissions/offline';
import { educationTexts as texts } from '../education-texts.ts';
import { ManagerOverview } from './manager-overview.tsx';
import { OwnCourses } from './own-courses.tsx';

/** /education: the own courses, and for managers the figures of their people. */
export function EducationScreen() {
  const { data: viewer } = useCopy(permissionsViewer, {});
  const isManager = viewer !== undefined && canSeeEducation(viewer);
  return (
    <Screen
      ready={viewer !== undefined}
      title={texts.title}
      sentence={isManager ? texts.sentence : texts.ownSentence}
      actions={
        isManager && (
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/education/modules" {...props} />}
          >
            {texts.openModules}
          </Button>
        )
      }
    >
      {viewer !== undefined && (
        <>
          <OwnCourses isOptional={isManager} />
          {isManager && <ManagerOverview />}
        </>
      )}
    </Screen>
  );
}
