export * from './alert-rule.ts';
export { alertMessages } from './alert-messages.ts';
