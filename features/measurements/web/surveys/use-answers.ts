import { useQuery } from '@tanstack/react-query';
import { surveyAnswersOf } from '#measurements/contract';
import type { AnsweredTest } from '#measurements/contract';
import { useClient } from '#packages/http/web';

/** All tests with answers to a survey, newest first, loaded page by page. */
export function useAnswers(survey_id: string) {
  const client = useClient();
  return useQuery({
    queryKey: ['survey-answers', survey_id],
    queryFn: async ({ signal }) => {
      const tests: AnsweredTest[] = [];
      let cursor: string | null = null;
      do {
        const query: { cursor?: string } = cursor === null ? {} : { cursor };
        const page: { tests: AnsweredTest[]; next_cursor: string | null } = await client.call(
          surveyAnswersOf,
          { params: { id: survey_id }, query },
          { signal },
        );
        tests.push(...page.tests);
        cursor = page.next_cursor;
      } while (cursor !== null);
      return tests;
    },
    retry: false,
    staleTime: 0,
  });
}
