export { PersonAuditCard } from './person/person-audit-card.tsx';
export { auditRoutes } from './routes.tsx';
