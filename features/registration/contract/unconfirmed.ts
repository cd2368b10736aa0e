/** Milliseconds for which a registration holds its e-mail and domain before the e-mail is proven. */
export const unconfirmedFor = 7 * 24 * 60 * 60 * 1000;
