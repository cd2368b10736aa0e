/** The fixed name of every axis of saliva values. */
export const scoreAxisName = 'Hydration score (mOsm)';
