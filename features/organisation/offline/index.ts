export {
  applicationTypesOf,
  organisationOwn,
  organisationPictures,
  organisationReads,
  organisationTables,
  ownOrganisation,
} from './organisation-rows.ts';
