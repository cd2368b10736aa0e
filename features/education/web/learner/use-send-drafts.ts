import { useCallbackRef } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { AttemptResult } from '#education/contract';
import { CallError, failureText } from '#packages/http/web';
import { useCourseTexts } from './course-texts.ts';
import { fieldsOf, isSentAgain } from './drafts.ts';
import type { Draft } from './drafts.ts';
import { useLearner } from './learner-services.ts';

/** Milliseconds until submitted answers are sent again after there was no response. */
const pause = 20_000;

/**
 * Sends submitted answers: at once, when the connection returns, and every 20 s while the screen is
 * open. An attempt has one id, so that it counts once however often it is sent.
 *
 * @param own called with the result of an attempt of this course instead of a toast
 */
export function useSendDrafts(own?: {
  course_id: string;
  onResult: (result: AttemptResult) => void;
}): { isSending: boolean; sendNow: () => void } {
  const { source, store, notify, readAgain } = useLearner();
  const { drafts, put, remove } = store;
  const { t } = useCourseTexts();
  const [turn, setTurn] = useState(0);
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);
  const waiting = Object.values(drafts).find(
    (draft) => draft !== undefined && draft.isSubmitted && draft.refusal === null,
  );
  const sendNow = () => setTurn((count) => count + 1);

  async function send(draft: Draft): Promise<void> {
    busy.current = true;
    setSending(true);
    const { course_id, assessment } = draft;
    try {
      const place = { course_id, assessment_id: assessment.assessment_id };
      const result = await source.submit(place, fieldsOf(draft));
      remove(course_id);
      if (own?.course_id === course_id) own.onResult(result);
      else notify(t('sent', { title: assessment.title, score: result.score }));
      await readAgain();
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      // The same attempt is sent again later, and counts once.
      if (!isSentAgain(failure)) put({ ...draft, refusal: refusalOf(failure) });
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  const sendWaiting = useCallbackRef(() => {
    if (waiting !== undefined && !busy.current) void send(waiting);
  });
  const attempt_id = waiting?.attempt_id;
  // At a new turn, or for another attempt.
  useEffect(sendWaiting, [sendWaiting, attempt_id, turn]);

  const isWaiting = waiting !== undefined;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(sendNow, pause);
    window.addEventListener('online', sendNow);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sendNow);
    };
  }, [isWaiting]);

  return { isSending, sendNow };
}

function refusalOf(failure: CallError): string {
  return Object.values(failure.errors)[0] ?? failureText(failure);
}
