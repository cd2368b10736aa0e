import type { AuthRouteOptions } from '#auth/web';
import type { ClosingRouteOptions } from '#closing/web';
import type { OrganisationRouteOptions } from '#organisation/web';
import type { RegistrationRouteOptions } from '#registration/web';
import type { TestableClient } from '#work-accounts/web';

/** What the routes of all features need from the app. */
export interface WebServices
  extends
    AuthRouteOptions,
    ClosingRouteOptions,
    OrganisationRouteOptions,
    RegistrationRouteOptions {
  readonly workAccounts: TestableClient;
}
