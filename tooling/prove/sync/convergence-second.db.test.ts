import { expectConvergence } from './converge.ts';
import { testSeeds } from './test-seeds.ts';

expectConvergence(testSeeds.node.slice(90));
