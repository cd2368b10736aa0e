/** The fixed name of all axes of saliva values. */
export const scoreAxisName = 'Hydration score (mOsm)';
