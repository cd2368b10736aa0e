export { unconfirmedFor } from './unconfirmed.ts';
export { registrationConsent } from './consent-endpoints.ts';
export { registrationInviter } from './inviter-endpoints.ts';
export { authRegister, registrationCodes } from './registration-endpoints.ts';
export type { Registration, RegistrationCode } from './registration-endpoints.ts';
export { registrationCodeText, registrationMessages } from './registration-messages.ts';
export { termsDate, termsVersion } from './terms.ts';
