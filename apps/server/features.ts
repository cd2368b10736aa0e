import { accessFeature } from '#access/server';
import { acclimatisationFeature } from '#acclimatisation/server';
import {
  acknowledgeByPush,
  alertFeature,
  recordMessageResult,
  recordPushResult,
  refusalOfMessage,
  refusalOfPush,
} from '#alerts/server';
import { assessmentFeature } from '#assessments/server';
import { auditFeature } from '#audit/server';
import { authFeature, secondFactorRules } from '#auth/server';
import { breakFeature, moveBreaks } from '#breaks/server';
import { closingFeature } from '#closing/server';
import { complianceFeature } from '#compliance/server';
import { courseNoticeFeature } from '#course-notices/server';
import { deviceFeature } from '#devices/server';
import { addStarterModules, educationFeature, moveCourses } from '#education/server';
import { emergencyFeature, moveEmergencies } from '#emergencies/server';
import { firstRunFeature } from '#first-run/server';
import { importFeature } from '#imports/server';
import { incidentFeature, moveIncidentFiles } from '#incidents/server';
import { invitationFeature } from '#invitations/server';
import { jobFeature } from '#jobs/server';
import { backupFeature } from '#backups/server';
import { licenseFeature } from '#license/server';
import { locationFeature } from '#locations/server';
import { loyaltyFeature, moveInLoyalty } from '#loyalty/server';
import {
  measurementFeature,
  moveMeasurements,
  takeTagFromMeasurements,
} from '#measurements/server';
import { monitoringFeature, moveAttention } from '#monitoring/server';
import { preferenceChecks } from '#notifications/server';
import { organisationFeature } from '#organisation/server';
import { outboxFeature } from '#outbox/server';
import { findPeople, findSignedInUser, peopleFeature } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { isAdmin } from '#permissions/domain';
import { permissionFeature } from '#permissions/server';
import { privacyFeature } from '#privacy/server';
import { moveViews, profileViewFeature } from '#profile-views/server';
import { moveProgramme, programmeFeature } from '#programme/server';
import { pushFeature } from '#push/server';
import { quoteFeature } from '#quotes/server';
import { moveReferrals, referralFeature, referralHooks } from '#referral/server';
import { registrationFeature } from '#registration/server';
import type { FoundingParts } from '#registration/server';
import { moveReadings, readingFeature } from '#readings/server';
import { reportFeature } from '#reports/server';
import { moveShifts, rosterFeature } from '#rosters/server';
import { moveVersions, rulePackFeature } from '#rule-packs/server';
import { seasonFeature } from '#season-report/server';
import { serviceFeature } from '#services/server';
import { linkNewTests, moveSessions, sessionFeature } from '#sessions/server';
import { moveStories, storyFeature } from '#stories/server';
import { moveRequests, workerPageFeature } from '#worker-page/server';
import { strategyFeature } from '#strategies/server';
import { supportFeature } from '#support/server';
import { personScope, tagFeature } from '#tags/server';
import { moveTickets, removeTicketFiles, ticketFeature } from '#tickets/server';
import { weatherFeature } from '#weather/server';
import { workAccountFeature, workAccountRules } from '#work-accounts/server';
import type { AppFeature, AppServices } from './services.ts';

/** What a new organisation gets from higher features, however it is made. */
export const foundingParts: FoundingParts = { onFounded: addStarterModules };

/**
 * All features of the server, from the lowest layer to the highest. A lower feature gets what it
 * needs from a higher one as an argument.
 */
export const features: readonly AppFeature[] = [
  organisationFeature<Viewer>(secondFactorRules, isAdmin),
  permissionFeature({ findPeople, personScope }),
  outboxFeature({ onResult: recordMessageResult, refusalOf: refusalOfMessage }),
  authFeature<AppServices>({
    findSignedInUser,
    workAccountRules: ({ provider }) => workAccountRules(provider),
  }),
  tagFeature({ findPeople, takeFromTests: takeTagFromMeasurements }),
  jobFeature,
  locationFeature,
  peopleFeature({
    ...{ moveTests: moveMeasurements, moveShifts, moveSessions, moveBreaks, moveEmergencies },
    ...{ moveAttention, moveReadings, moveViews },
    ...{ moveVersions, moveCourses, moveRequests, moveReferrals, moveStories, moveInLoyalty },
    ...{ moveTickets, moveProgramme, moveIncidentFiles },
    fieldChecks: preferenceChecks,
  }),
  auditFeature,
  importFeature,
  registrationFeature({ ...referralHooks, ...foundingParts }),
  measurementFeature(linkNewTests),
  strategyFeature,
  rosterFeature,
  weatherFeature,
  pushFeature({
    ...{ onResult: recordPushResult, refusalOf: refusalOfPush },
    acknowledgeNotice: acknowledgeByPush,
  }),
  acclimatisationFeature,
  alertFeature,
  deviceFeature,
  supportFeature,
  quoteFeature,
  backupFeature,
  licenseFeature,
  loyaltyFeature,
  workAccountFeature,
  profileViewFeature,
  privacyFeature,
  closingFeature(removeTicketFiles),
  sessionFeature,
  rulePackFeature,
  readingFeature,
  breakFeature,
  emergencyFeature,
  educationFeature,
  accessFeature,
  courseNoticeFeature,
  complianceFeature,
  seasonFeature,
  firstRunFeature,
  invitationFeature,
  reportFeature,
  serviceFeature,
  assessmentFeature,
  monitoringFeature,
  incidentFeature,
  programmeFeature,
  referralFeature,
  storyFeature,
  workerPageFeature,
  ticketFeature,
];
