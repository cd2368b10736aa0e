/**
 * Milliseconds for which a registration reserves its email and domain before the email is
 * confirmed.
 */
export const unconfirmedFor = 7 * 24 * 60 * 60 * 1000;
