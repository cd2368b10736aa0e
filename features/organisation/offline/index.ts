export {
  applicationTypesOf,
  organisationLogo,
  organisationOne,
  organisationOwn,
  organisationPictures,
  organisationReads,
  organisationTables,
  ownOrganisation,
} from './organisation-rows.ts';
