export { organisationFeature } from './feature.ts';
export {
  applicationTypesOf,
  organisationLogo,
  organisationOne,
  organisationOwn,
  ownOrganisation,
} from './organisation-rows.ts';
