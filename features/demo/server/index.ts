export { demoPassword, demoSignIns } from './demo-sign-ins.ts';
export { seedDemo } from './seed-demo.ts';
export type { Seeded, SeedOptions } from './seed-demo.ts';
