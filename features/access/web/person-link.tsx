import { Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { canSeeCourses } from '#education/domain';
import { useCopy } from '#packages/sync/web';
import { useZone } from '#packages/ui';
import type { PersonCard } from '#people/domain';
import { permissionsViewer } from '#permissions/offline';
import { accessTexts as texts } from './access-texts.ts';
import { LinkDialog } from './link-dialog.tsx';
import { linkStateText } from './link-state.tsx';
import { useLinkPeople } from './use-links.ts';

/** The access link of a person, for their managers; nothing for a person who cannot have one. */
export function PersonLink({ person: { user_id, labels } }: { person: PersonCard }) {
  const { data: viewer } = useCopy(permissionsViewer, {});
  const tag_ids = labels.map(({ tag_id }) => tag_id);
  const isManager =
    viewer !== undefined && viewer.user_id !== user_id && canSeeCourses(viewer, { tag_ids });
  const { data } = useLinkPeople({ person_id: user_id, isOn: isManager });
  const [isOpen, setOpen] = useState(false);
  const zone = useZone();
  const [person] = data?.people ?? [];
  if (data === undefined || person === undefined) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconQrcode size={16} stroke={1.75} />}
        onClick={() => setOpen(true)}
      >
        {texts.state}: {linkStateText(person.link, zone)}
      </Button>
      <LinkDialog
        person={isOpen ? person : null}
        hasPage={data.has_page}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
