import { assessmentCalls, assessmentExport, assessments } from '#assessments/server';
import { auditByRow, auditCalls, auditIsCleared, auditWork, clearAudit } from '#audit/server';
import {
  accountsEndSignIns,
  attemptLimits,
  authCalls,
  demandedFactor,
  oneResetLink,
  passwordCalls,
  passwordResetCalls,
  passwordResets,
  personSignInCalls,
  secondFactorRules,
  signInCalls,
  signInEndsAreTold,
  signIns,
  signInsAskForPeople,
  signInsByWorkAccount,
  twoFactor,
  twoFactorCalls,
} from '#auth/server';
import { closeForGood, closingCalls, closingWork } from '#closing/server';
import { deviceCalls, devices, deviceTokens } from '#devices/server';
import { forgetImport, importCalls, imports, importWork } from '#imports/server';
import { jobCalls } from '#jobs/server';
import {
  geocodeCalls,
  locationCalls,
  openAddressSearch,
  openGeocoder,
  openTiles,
  tileCalls,
} from '#locations/server';
import type { AddressSearch, Geocoder, Tiles } from '#locations/server';
import {
  customTypeSync,
  linksFollowMeasurements,
  linksOf,
  linkSync,
  linkTypeSync,
  measurementCalls,
  measurements,
  measurementSync,
  moveMeasurements,
  linkCalls,
  measurementSizes,
  oneLinkPerType,
  ownTypeCalls,
  ownTypesFold,
  surveyCalls,
  surveys,
  baselinesAreStored,
  takeTagFromMeasurements,
} from '#measurements/server';
import {
  blankingWork,
  blankLetter,
  letterWork,
  outboxCalls,
  outboxTable,
  sendLetter,
} from '#outbox/server';
import type { MailTransport } from '#outbox/server';
import {
  organisationCalls,
  organisations,
  organisationsClose,
  organisationSync,
} from '#organisation/server';
import { baseMigrations } from '#packages/database';
import type { Database, Migration } from '#packages/database';
import type { Endpoint } from '#packages/http/contract';
import type { Bound, NoteUse } from '#packages/http/server';
import type { Clock, NewId } from '#packages/kit';
import { syncEvents } from '#packages/sync/contract';
import { pageText, rowMarks, syncCalls } from '#packages/sync/server';
import type { SyncSource } from '#packages/sync/server';
import type { TaskKind, TaskWork } from '#packages/tasks/server';
import {
  adminCalls,
  deleteCalls,
  findPeople,
  findSignedInUser,
  forgetRemoved,
  hideCalls,
  mergeCalls,
  peopleAreRemoved,
  removedWork,
  restoreCalls,
  supervisorCalls,
  userCalls,
  users,
  usersFollowTags,
  userSync,
  visiblePeople,
  wearersInOrder,
} from '#people/server';
import type { Viewer } from '#permissions/contract';
import { eraseCalls, exportCalls } from '#privacy/server';
import { registrationCalls, registrations } from '#registration/server';
import { reportCalls, reportExports, reports, reportWork, sendReport } from '#reports/server';
import { permissionCalls, permissions, permissionSync } from '#permissions/server';
import { serviceCalls, serviceUses } from '#services/server';
import { strategies, strategyCalls, strategySync } from '#strategies/server';
import {
  personScope,
  tagCalls,
  tagMovesAreTold,
  tagNamesFold,
  tags,
  tagSync,
  wearerCalls,
} from '#tags/server';
import {
  directoriesAreShown,
  directoryCalls,
  formerOwners,
  oldDirectories,
  ssoCalls,
  workAccountCalls,
  workAccountRules,
  workAccounts,
  workAccountsChangeHands,
} from '#work-accounts/server';
import type { Directory, Provider } from '#work-accounts/server';
import { weatherCalls } from '#weather/server';
import type { WeatherPort } from '#weather/server';
import { emailMigrations } from './email-migrations.ts';
import { weatherOf } from './weather-service.ts';

/** The schema, step by step; a new step goes to the end. */
export const migrations: readonly Migration[] = [
  ...baseMigrations,
  organisations,
  permissions,
  signIns,
  tags,
  users,
  measurements,
  attemptLimits,
  usersFollowTags,
  rowMarks,
  tagMovesAreTold,
  signInEndsAreTold,
  outboxTable,
  registrations,
  passwordResets,
  twoFactor,
  organisationsClose,
  auditIsCleared,
  peopleAreRemoved,
  workAccounts,
  accountsEndSignIns,
  demandedFactor,
  baselinesAreStored,
  linksFollowMeasurements,
  signInsAskForPeople,
  oneResetLink,
  workAccountsChangeHands,
  tagNamesFold,
  signInsByWorkAccount,
  formerOwners,
  oldDirectories,
  imports,
  wearersInOrder,
  directoriesAreShown,
  auditByRow,
  ownTypesFold,
  devices,
  deviceTokens,
  oneLinkPerType,
  surveys,
  reports,
  strategies,
  assessments,
  serviceUses,
  pageText,
  measurementSizes,
  ...emailMigrations,
];

/** Tables whose rows carry a stamp of the organisation's clock. */
export const stampedTables: readonly string[] = [
  'organisations',
  'permissions',
  'tags',
  'users',
  'custom_measurement_types',
  'link_measurement_types',
  'measurements',
  'link_measurements',
  'strategies',
];

/** Kinds of background work; each has a queue of its own. */
export const taskKinds: readonly TaskKind<object>[] = [
  sendLetter,
  blankLetter,
  closeForGood,
  clearAudit,
  forgetRemoved,
  forgetImport,
  sendReport,
];

/** What a process does in the background. */
export function worksOf(parts: {
  database: Database;
  now: Clock;
  transport: MailTransport;
  newId: NewId;
  publicUrl: string;
  note?: NoteUse;
}): readonly TaskWork[] {
  return [
    ...[letterWork, blankingWork, closingWork, auditWork, removedWork, importWork, reportWork],
  ].map((work) => work(parts));
}

/** Lists of the sync answers that exist; the others are answered empty. */
export const syncSources: readonly SyncSource<Viewer>[] = [
  organisationSync,
  permissionSync(personScope),
  tagSync,
  userSync,
  customTypeSync,
  linkTypeSync,
  measurementSync,
  linkSync,
  strategySync,
];

/** Every call that this server answers; the stream of signals comes with the running process. */
export function callsOf(
  sync: { pageSize?: number | undefined; answerBytes?: number | undefined } = {},
  provider: Provider | null = null,
  geocoder: Geocoder = openGeocoder(undefined),
  directory: Directory | null = null,
  weather: WeatherPort = weatherOf(undefined),
  addresses: AddressSearch = openAddressSearch(undefined),
  tiles: Tiles = openTiles({}),
  { isMailSent = false, note }: { isMailSent?: boolean; note?: NoteUse | undefined } = {},
): Bound<Viewer>[] {
  return [
    ...authCalls(findSignedInUser, workAccountRules(provider)),
    ...passwordCalls(findSignedInUser),
    ...passwordResetCalls(findSignedInUser, workAccountRules(provider)),
    ...signInCalls,
    ...personSignInCalls(findSignedInUser),
    ...twoFactorCalls,
    ...organisationCalls<Viewer>(secondFactorRules),
    ...permissionCalls(findPeople),
    ...tagCalls({ findPeople, takeFromTests: takeTagFromMeasurements }),
    ...wearerCalls({ findPeople }),
    ...jobCalls,
    ...locationCalls,
    ...geocodeCalls(geocoder, addresses),
    ...tileCalls(tiles),
    ...weatherCalls(weather),
    ...supervisorCalls,
    ...userCalls,
    ...hideCalls,
    ...deleteCalls,
    ...mergeCalls({ moveTests: moveMeasurements }),
    ...importCalls,
    ...registrationCalls,
    ...adminCalls,
    ...workAccountCalls(provider),
    ...ssoCalls({ provider, directory }),
    ...directoryCalls({ provider, directory, note }),
    ...measurementCalls,
    ...ownTypeCalls,
    ...deviceCalls,
    ...linkCalls,
    ...surveyCalls,
    ...strategyCalls,
    ...restoreCalls,
    ...exportCalls([...reportExports, assessmentExport]),
    ...eraseCalls,
    ...closingCalls,
    ...auditCalls,
    ...reportCalls,
    ...assessmentCalls,
    ...outboxCalls(isMailSent),
    ...serviceCalls({ isMailSent, weather, geocoder, tiles, provider, directory }),
    ...syncCalls<Viewer>({ sources: syncSources, access: visiblePeople, linksOf, ...sync }),
  ];
}

export const endpoints: readonly Endpoint[] = [
  ...callsOf().map(({ endpoint }) => endpoint),
  syncEvents,
];
