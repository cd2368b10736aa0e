export { AccountSections } from './account-sections.tsx';
export { AuthProvider, useAuth, useAuthStore } from './auth-context.ts';
export { createAuthStore } from './auth-store.ts';
export type { AuthStore } from './auth-store.ts';
export { authRoutes } from './routes.tsx';
export type { AuthRouteOptions } from './route-options.ts';
export type { SignInSearch } from './routes.tsx';
export { EntryFrame } from './screens/entry-frame.tsx';
export { Problem } from './steps/problem.tsx';
