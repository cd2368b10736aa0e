import { screens, webFeature } from '#packages/feature/web';

/** What the app passes in. */
export interface OrganisationRouteOptions {
  /** The organisation of the signed-in person. */
  ownId: () => string;
}

/**
 * The settings of the organisation.
 *
 * @param isAdmin who may change them, from a higher feature
 */
export function organisationFeature<Viewer>(isAdmin: (viewer: Viewer) => boolean) {
  return webFeature<Viewer, OrganisationRouteOptions>({
    name: 'organisation',
    addresses: {
      guarded: [
        [
          '/settings/org',
          'Organisation',
          'units time zone logo name preview features password heat threshold brand',
        ],
      ],
    },
    routes: {
      settings: screens(({ ownId }) => [
        {
          path: '/settings/org',
          load: async () => {
            const { OrganisationScreen } = await import('./screens/organisation-screen.tsx');
            return () => <OrganisationScreen org_id={ownId()} />;
          },
        },
      ]),
    },
    settings: [
      {
        ...{ label: 'Organisation', to: '/settings/org' },
        ...{ under: 'Organisation', order: 10, mayOpen: isAdmin },
      },
    ],
  });
}
