/** Tells the present moment in milliseconds since 1970. */
export type Clock = () => number;

/** Makes a fresh identifier; the apps hand in the real one, tests a counted one. */
export type NewId = () => string;
