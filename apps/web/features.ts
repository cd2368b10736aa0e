import { IconSettings } from '@tabler/icons-react';
import { accessFeature, loadCourseLinks } from '#access/web';
import { loadShiftMarks } from '#acclimatisation/web';
import { alertFeature } from '#alerts/web';
import { assessmentFeature } from '#assessments/web';
import { authFeature } from '#auth/web';
import { breakFeature } from '#breaks/web';
import { closingFeature } from '#closing/web';
import { complianceFeature } from '#compliance/web';
import { dashboardFeature } from '#dashboard/web';
import { deviceFeature } from '#devices/web';
import { educationFeature } from '#education/web';
import { emergencyFeature } from '#emergencies/web';
import { firstRunFeature } from '#first-run/web';
import { heatFeature } from '#heat/web';
import { hydrationFeature } from '#hydration/web';
import { importFeature } from '#imports/web';
import { incidentFeature } from '#incidents/web';
import { invitationFeature } from '#invitations/web';
import { loyaltyFeature } from '#loyalty/web';
import { measurementFeature } from '#measurements/web';
import { loadAttentionLink, monitoringFeature } from '#monitoring/web';
import { morningSheetFeature } from '#morning-sheets/web';
import { notificationFeature } from '#notifications/web';
import type { BetaFeature } from '#organisation/contract';
import { organisationFeature } from '#organisation/web';
import { screens, webFeature } from '#packages/feature/web';
import type { WebFeature } from '#packages/feature/web';
import { peoplePagesFeature } from '#people-pages/web';
import { peopleFeature } from '#people/web';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { privacyFeature } from '#privacy/web';
import { programmeFeature } from '#programme/web';
import { quoteFeature } from '#quotes/web';
import { readingFeature } from '#readings/web';
import { referralFeature } from '#referral/web';
import { registrationFeature } from '#registration/web';
import { reportFeature } from '#reports/web';
import { rosterFeature } from '#rosters/web';
import { rulePackFeature } from '#rule-packs/web';
import { seasonFeature } from '#season-report/web';
import { serviceFeature } from '#services/web';
import { sessionFeature } from '#sessions/web';
import { storyFeature } from '#stories/web';
import { strategyFeature } from '#strategies/web';
import { supplyFeature } from '#supplies/web';
import { tagPagesFeature } from '#tag-pages/web';
import { ticketFeature } from '#tickets/web';
import { workAccountFeature } from '#work-accounts/web';
import { workerPageFeature } from '#worker-page/web';
import type { WebServices } from './services.ts';

/** A feature of the page; its routes get what the app provides. */
export type AppFeature = WebFeature<Viewer, WebServices, BetaFeature>;

/** The app's own pages. */
const appFeature = webFeature<Viewer>({
  name: 'app',
  addresses: {
    public: [['/', 'Welcome']],
    guarded: [
      ['/settings', 'Settings'],
      ['/start', 'Start'],
    ],
  },
  routes: {
    plain: screens(() => [
      {
        path: '/',
        load: async () => (await import('./screens/landing-screen.tsx')).LandingScreen,
      },
    ]),
    framed: screens(() => [
      {
        path: '/start',
        load: async () => (await import('./screens/start-screen.tsx')).StartScreen,
      },
    ]),
    settings: screens(() => [
      {
        path: '/settings',
        load: async () => (await import('./screens/settings-screen.tsx')).SettingsScreen,
      },
    ]),
  },
  menu: [{ label: 'Settings', to: '/settings', icon: IconSettings, order: 90 }],
  settings: [{ label: 'Account', to: '/settings', under: 'You', order: 10 }],
});

/** Every feature of the page. */
export const features: readonly AppFeature[] = [
  appFeature,
  organisationFeature<Viewer>(isAdmin),
  authFeature,
  peopleFeature,
  importFeature,
  registrationFeature,
  measurementFeature,
  strategyFeature,
  deviceFeature,
  workAccountFeature,
  workerPageFeature,
  closingFeature,
  privacyFeature,
  heatFeature,
  hydrationFeature,
  rosterFeature({ loadShiftMarks }),
  notificationFeature,
  alertFeature,
  sessionFeature,
  rulePackFeature,
  readingFeature,
  breakFeature,
  emergencyFeature,
  educationFeature({ loadCourseLinks }),
  accessFeature,
  peoplePagesFeature,
  tagPagesFeature,
  complianceFeature,
  seasonFeature,
  firstRunFeature,
  invitationFeature,
  dashboardFeature({ loadAttentionLink }),
  reportFeature,
  serviceFeature,
  quoteFeature,
  ticketFeature,
  assessmentFeature,
  programmeFeature,
  monitoringFeature,
  incidentFeature,
  morningSheetFeature,
  supplyFeature,
  referralFeature,
  storyFeature,
  loyaltyFeature,
];
