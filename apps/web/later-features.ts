import { IconGift, IconSchool } from '@tabler/icons-react';
import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';

/** Features that do not exist yet. Their addresses show a name and that it is being built. */
export const laterFeatures = [
  webFeature<Viewer>({
    name: 'sessions',
    addresses: { guarded: [['/monitoring/sessions', 'Sessions']] },
    menu: [{ label: 'Sessions', to: '/monitoring/sessions', under: '/monitoring', order: 40 }],
  }),
  webFeature<Viewer>({
    name: 'later',
    addresses: {
      token: [
        ['/access/{token}', 'Your access'],
        ['/access/{token}/assessments', 'Assessments'],
        ['/access/{token}/assessments/{assessmentId}/take', 'Take assessment'],
      ],
      guarded: [
        ['/people/{uuid}/courses', 'Courses of a person'],
        ['/referral', 'Referral'],
        ['/referral/stories', 'Referral stories'],
        ['/loyalty', 'Loyalty'],
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
        ['/settings/quote', 'Quote'],
        ['/settings/tickets', 'Tickets'],
        ['/settings/osha-assessment', 'OSHA assessment'],
        ['/settings/compliance-assessment', 'Compliance assessment'],
      ],
    },
    menu: [
      { label: 'Education', to: '/education', icon: IconSchool, order: 70 },
      {
        ...{ label: 'Referral and Loyalty', short: 'Referral', to: '/referral' },
        ...{ icon: IconGift, order: 80 },
      },
      { label: 'Referral', to: '/referral', under: '/referral', order: 10 },
      { label: 'Stories', to: '/referral/stories', under: '/referral', order: 20 },
      { label: 'Loyalty', to: '/loyalty', under: '/referral', order: 30 },
    ],
    settings: [
      {
        ...{ label: 'OSHA', to: '/settings/osha-assessment', under: 'Heat and alerts' },
        ...{ order: 40, mayOpen: isAdmin },
      },
      {
        ...{ label: 'Compliance', to: '/settings/compliance-assessment' },
        ...{ under: 'Heat and alerts', order: 50, mayOpen: isAdmin },
      },
      { label: 'Tickets', to: '/settings/tickets', under: 'Help', order: 10 },
      { label: 'Quote', to: '/settings/quote', under: 'Help', order: 20, mayOpen: isAdmin },
    ],
  }),
] as const;
