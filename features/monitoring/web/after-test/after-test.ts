import { createElement } from 'react';
import type { AfterTest, AfterTestProps } from '#measurements/web';
import { afterTest as read } from '#monitoring/offline';
import { lazyPart, TextSkeleton } from '#packages/ui';

const Step = lazyPart<AfterTestProps>(
  async () => (await import('./next-steps.tsx')).NextSteps,
  createElement(TextSkeleton, { widths: [60, 90, 75] }),
);

/** After a moderate or severe test: drink, rest, re-test, supervisor. */
export const afterTest: AfterTest = {
  async isNeeded(bridge, { user_id, value, time }) {
    const found = await bridge.read(read.name, { user_id, value, time });
    if (found !== null) await Step.preload();
    return found !== null;
  },
  Step,
};
