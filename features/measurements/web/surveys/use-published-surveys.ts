import { useEffect } from 'react';
import { listSurveys } from '#measurements/contract';
import type { Survey } from '#measurements/contract';
import { useAnswer } from '#packages/http/web';
import { useRemembered } from '#packages/ui';

const none: readonly Survey[] = [];

/**
 * The published surveys. They are stored on this device until sign-out, so that they are also asked
 * offline.
 */
export function usePublishedSurveys(): readonly Survey[] {
  const [kept, keep] = useRemembered<readonly Survey[]>('surveys', none);
  const { data } = useAnswer(listSurveys, {}, { staleTime: 60_000 });
  const asked = data?.surveys.filter(isAsked);
  const text = asked && JSON.stringify(asked);
  useEffect(() => {
    if (text !== undefined) keep(JSON.parse(text) as Survey[]);
  }, [text, keep]);
  return asked ?? kept;
}

function isAsked({ published, used_for }: Survey): boolean {
  return published !== null && used_for !== 'high_risk';
}
