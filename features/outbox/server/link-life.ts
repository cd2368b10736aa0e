/** Milliseconds after which all links of an email have expired. */
export const linkLife = 3_600_000;
