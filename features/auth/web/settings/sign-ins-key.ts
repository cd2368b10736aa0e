/** Query key of the own sign-ins. */
export const signInsKey = ['auth', 'sign-ins'] as const;
