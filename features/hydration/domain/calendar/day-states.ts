/** Whether tests of a person are expected on a day: yes or not known, no as there is no shift, not yet. */
export const dayStates = ['expected', 'off', 'to_come'] as const;
