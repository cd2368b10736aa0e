export { demoPassword, demoSignIns, seedDemo } from './seed-demo.ts';
