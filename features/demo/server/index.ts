export { demoPassword, demoSignIns, seedDemo } from './seed-demo.ts';
export type { Seeded, SeedOptions } from './seed-demo.ts';
