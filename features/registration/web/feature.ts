import { webFeature } from '#packages/feature/web';
import type { Viewer } from '#permissions/contract';
import { registrationRoutes } from './routes.tsx';
import type { RegistrationRouteOptions } from './routes.tsx';

/** New organisations, and the terms of use. */
export const registrationFeature = webFeature<Viewer, RegistrationRouteOptions>({
  name: 'registration',
  addresses: {
    public: [
      ['/terms-of-use', 'Terms of use'],
      ['/register', 'Register'],
      ['/ref/{uuid}', 'Referral sign-up'],
    ],
  },
  routes: { plain: registrationRoutes },
});
