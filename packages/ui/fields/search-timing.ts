/** Milliseconds between the last typed character and the search. */
export const searchDebounce = 300;
