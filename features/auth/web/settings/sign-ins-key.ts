/** What the list of the own sign-ins is kept under. */
export const signInsKey = ['auth', 'sign-ins'] as const;
