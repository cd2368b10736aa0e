import { expectConvergence } from './converge.ts';
import { testSeeds } from './test-seeds.ts';

expectConvergence(testSeeds.deeds);
