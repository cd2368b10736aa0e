import { firstSteps } from '#first-run/domain';
import { param, searchReader } from '#packages/kit';

/** The open step in the address; an unknown one is left out. */
export const firstStepsSearch = searchReader({ step: param.oneOf(firstSteps) });
