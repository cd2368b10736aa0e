/** Milliseconds after the last letter until it is searched for. */
export const searchDebounce = 300;
