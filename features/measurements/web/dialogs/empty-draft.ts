import type { MeasurementDraft } from '#measurements/domain';
import { newId } from '#packages/http/web';

/**
 * A new saliva test of a person. Its id is created before the first request, so that sending twice
 * adds one test.
 *
 * @param now milliseconds since 1970
 */
export function emptyDraft(
  user_id: string,
  now: number,
  measurement_id: string = newId(),
): MeasurementDraft {
  return {
    measurement_id,
    user_id,
    type: 'sosm',
    custom_id: null,
    value: '',
    created_time: now,
    valid: true,
    tag_ids: [],
    notes: '',
    rpe: null,
    links: [],
    survey: [],
  };
}
