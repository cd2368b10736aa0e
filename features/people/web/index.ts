export { OwnProfileSection } from './own/own-profile-section.tsx';
export { PeoplePartsProvider } from './people-parts.ts';
export type { PeopleParts } from './people-parts.ts';
export { PersonAvatar } from './person/person-avatar.tsx';
export { PersonFrame } from './person/person-frame.tsx';
export { adminRoutes, peopleRoutes } from './routes.tsx';
export type { LoadPeopleParts } from './routes.tsx';
