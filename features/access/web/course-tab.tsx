import { courseTab as plainTab } from '#education/web';
import type { PersonTab } from '#people/web';

/** The courses of a person with their access link, as a tab of their page. */
export const courseTab: PersonTab = {
  ...plainTab,
  load: async () => {
    const [{ PersonLink }, Courses] = await Promise.all([
      import('./person-link.tsx'),
      plainTab.load(),
    ]);
    return function CoursesWithLink({ person }) {
      return (
        <Courses person={person}>
          <PersonLink person={person} />
        </Courses>
      );
    };
  },
};
