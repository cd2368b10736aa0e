export { DashboardCard } from './cards/dashboard-card.tsx';
export { useConfiguration } from './configuration/use-configuration.ts';
export { FilterLine } from './filter/filter-line.tsx';
export { PeopleChoice } from './filter/people-choice.tsx';
export { dashboardRoutes } from './routes.tsx';
export { useDashboardStatus } from './use-dashboard.ts';
export { useShowPeople } from './use-show-people.ts';
export { WithDashboardFrame } from './screens/with-dashboard-frame.tsx';
