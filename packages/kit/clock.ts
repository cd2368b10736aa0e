/** Returns the current time in milliseconds since 1970. */
export type Clock = () => number;

/** Creates a new identifier; the apps pass in the real one, tests a counter. */
export type NewId = () => string;
