// What database tests of a feature may use of the composed server; see decision 081. Only tests
// import it.
export { endpoints, stampedTables } from '../composition.ts';
export { createTag, twinUnlessOwn, withdrawPermissions, writeIn } from '../rights/test-recipe.ts';
export type { Cell, Recipe, Recipes } from '../rights/test-recipe.ts';
export { claimDomain } from './claimed-domain.ts';
export { randomHistory } from './compliance-histories.ts';
export { expectedFigures } from './compliance-oracle.ts';
export { createImportFixture } from './import-fixture.ts';
export type { ImportFixture } from './import-fixture.ts';
export { deviceIn, sentOf, storedTests } from './ingest.ts';
export type { TestDevice } from './ingest.ts';
export { iso, measurementsOf } from './measurements.ts';
export type { TestMeasurements } from './measurements.ts';
export { createMergeFixture } from './merge-fixture.ts';
export type { MergeFixture } from './merge-fixture.ts';
export {
  appOn,
  createOrgFixture,
  makeOrganisation,
  measurementOf,
  newId,
  noon,
  onePixel,
  password,
  signInTo,
  smallJpeg,
  storeMeasurements,
} from './org-fixture.ts';
export type { Answer, OrgFixture, Row, TestApp, TestOrganisation } from './org-fixture.ts';
export { startPlaceSearch } from './place-search.ts';
export type { TestPlaceSearch } from './place-search.ts';
export { makeKey, startTestProvider } from './provider.ts';
export type { TestProvider } from './provider.ts';
export { callDuringTransaction, callsInTurn } from './races.ts';
export { tokenInEmail } from './reset-link.ts';
export { csvFile, formOf, importHeaders, sheetFile, upload } from './sheet.ts';
export type { SentFile } from './sheet.ts';
export { setSso } from './sso.ts';
export { signInSupport } from './support-admin.ts';
export { createTagFixture } from './tag-fixture.ts';
export type { TagFixture } from './tag-fixture.ts';
export { zipWithFalseSizes } from './zip.ts';
