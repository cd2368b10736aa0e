import { IconSchool } from '@tabler/icons-react';
import { canSeeEducation } from '#education/domain';
import { screens, webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import type { UseCourseLinks } from './course-links.ts';

/** Parts of higher features. */
interface EducationParts {
  /** Loads the column of access links. */
  loadCourseLinks: () => Promise<UseCourseLinks>;
}

/** Training modules, their assignments, and the courses of each person. */
export const educationFeature = ({ loadCourseLinks }: EducationParts) =>
  webFeature<Viewer>({
    name: 'education',
    addresses: {
      guarded: [
        ['/education', 'Education'],
        ['/education/modules', 'Modules'],
        ['/education/modules/{uuid}', 'Module'],
        ['/education/modules/{uuid}/training', 'Training of a module'],
        ['/education/modules/{uuid}/assessment', 'Assessment of a module'],
        ['/education/modules/{uuid}/settings', 'Settings of a module'],
        ['/education/modules/{uuid}/assignments', 'Assignments of a module'],
        ['/courses/{courseId}', 'Course'],
        ['/courses/{courseId}/assessments', 'Assessments of a course'],
        ['/courses/{courseId}/assessments/{assessmentId}/take', 'Take assessment'],
      ],
    },
    routes: {
      framed: screens(() => [
        {
          path: '/education',
          load: async () => (await import('./overview/education-screen.tsx')).EducationScreen,
        },
        {
          path: '/education/modules',
          load: async () => (await import('./modules/modules-screen.tsx')).ModulesScreen,
        },
        {
          path: '/education/modules/$module_id',
          load: async () => (await import('./module/summary-screen.tsx')).SummaryScreen,
        },
        {
          path: '/education/modules/$module_id/training',
          load: async () => (await import('./module/training-screen.tsx')).TrainingScreen,
        },
        {
          path: '/education/modules/$module_id/assessment',
          load: async () => (await import('./module/assessment-screen.tsx')).AssessmentScreen,
        },
        {
          path: '/education/modules/$module_id/settings',
          load: async () => (await import('./module/settings-screen.tsx')).SettingsScreen,
        },
        {
          path: '/education/modules/$module_id/assignments',
          load: async () => {
            const [{ assignmentsScreen }, useCourseLinks] = await Promise.all([
              import('./module/assignments-screen.tsx'),
              loadCourseLinks(),
            ]);
            return assignmentsScreen(useCourseLinks);
          },
        },
        {
          path: '/courses/$course_id',
          search: ({ certificate }): { certificate?: true } =>
            certificate === true ? { certificate } : {},
          load: async () => (await import('./learner/course-screen.tsx')).CourseScreen,
        },
        {
          path: '/courses/$course_id/assessments',
          load: async () => (await import('./learner/assessments-screen.tsx')).AssessmentsScreen,
        },
        {
          path: '/courses/$course_id/assessments/$assessment_id/take',
          load: async () => (await import('./learner/take-screen.tsx')).TakeScreen,
        },
      ]),
    },
    menu: [
      { label: 'Education', to: '/education', icon: IconSchool, order: 60 },
      {
        ...{ label: 'Overview', to: '/education', under: '/education', order: 10 },
        mayOpen: canSeeEducation,
      },
      {
        ...{ label: 'Modules', to: '/education/modules', under: '/education', order: 20 },
        mayOpen: canSeeEducation,
      },
    ],
  });
