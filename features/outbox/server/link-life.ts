/** Milliseconds after which no link of a mail works any more. */
export const linkLife = 3_600_000;
