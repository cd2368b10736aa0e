export {
  applicationTypesOf,
  organisationLogo,
  organisationOwn,
  organisationPictures,
  organisationReads,
  organisationTables,
  ownOrganisation,
} from './organisation-rows.ts';
