import { Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { AssignmentRow } from '#education/contract';
import type { UseCourseLinks } from '#education/web';
import { missing, textColumn, useZone } from '#packages/ui';
import type { Column } from '#packages/ui';
import { personName } from '#people/domain';
import { accessTexts as texts } from './access-texts.ts';
import { LinkDialog } from './link-dialog.tsx';
import { linkStateText } from './link-state.tsx';
import { useLinkPeople } from './use-links.ts';

/** The column Access link of a table of courses, and its dialog. */
export const useCourseLinks: UseCourseLinks = () => {
  const zone = useZone();
  const { data } = useLinkPeople();
  const [opened, setOpened] = useState<AssignmentRow | null>(null);
  const byId = useMemo(
    () => new Map(data?.people.map((person) => [person.user_id, person])),
    [data],
  );
  const column = useMemo(
    (): Column<AssignmentRow> =>
      textColumn(
        'link',
        texts.state,
        ({ user_id }) => {
          const person = byId.get(user_id);
          return person === undefined ? '' : linkStateText(person.link, zone);
        },
        {
          sortable: true,
          cell: (row) => {
            const person = byId.get(row.user_id);
            if (person === undefined) return missing;
            return (
              <Button
                size="xs"
                variant="default"
                aria-label={`${texts.linkOf(personName(row))}: ${linkStateText(person.link, zone)}`}
                onClick={() => setOpened(row)}
              >
                {linkStateText(person.link, zone)}
              </Button>
            );
          },
        },
      ),
    [byId, zone],
  );
  const person = opened === null ? undefined : byId.get(opened.user_id);
  const layer = (
    <LinkDialog
      person={
        opened === null || person === undefined ? null : { ...person, course_id: opened.course_id }
      }
      hasPage={data?.has_page ?? false}
      onClose={() => setOpened(null)}
    />
  );
  const actionOf = (module: string) => (
    <Button
      renderRoot={(props) => <Link {...props} to="/education/access-links" search={{ module }} />}
      variant="default"
      leftSection={<IconQrcode size={16} stroke={1.75} />}
    >
      {texts.title}
    </Button>
  );
  return { column, layer, actionOf };
};
