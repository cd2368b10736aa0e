import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCopy } from '#packages/sync/web';
import { Drawer, Modal, QrCamera } from '#packages/ui';
import { personName, userOfBadge } from '#people/domain';
import { personOne } from '#people/offline';
import type { SessionPerson } from '#sessions/offline';
import { scanTexts as texts } from '../session-texts.ts';

interface Props {
  opened: boolean;
  /** The focus moves back to the button that opened it. */
  returnFocus: boolean;
  /** On a phone: a sheet at the bottom. */
  isNarrow: boolean;
  /** Everybody in the session. */
  people: readonly SessionPerson[];
  onSelect: (user_id: string) => void;
  onClose: () => void;
  /** Instead of a scan. */
  onList: () => void;
}

/** The camera that selects the person whose badge it sees. */
export function ScanSheet({ isNarrow, opened, returnFocus, onClose, ...rest }: Props) {
  const frame = { opened, onClose, returnFocus, title: texts.title };
  const body = <Scan isOn={opened} {...rest} />;
  return isNarrow ? (
    <Drawer {...frame} position="bottom" size="auto" radius="lg">
      {body}
    </Drawer>
  ) : (
    <Modal {...frame} size={520}>
      {body}
    </Modal>
  );
}

type ScanProps = Pick<Props, 'people' | 'onSelect' | 'onList'> & { isOn: boolean };

function Scan({ isOn, people, onSelect, onList }: ScanProps) {
  const [content, setContent] = useState<string | null>(null);
  const user_id = content === null ? null : userOfBadge(content, location.origin);
  const member = people.find((person) => person.user_id === user_id);
  const { data: other } = useCopy(
    personOne,
    { user_id: user_id ?? '' },
    { enabled: user_id !== null && member === undefined },
  );
  const onCode = (scanned: string) => {
    if (!isOn) return;
    setContent(scanned);
    const found = userOfBadge(scanned, location.origin);
    const person = people.find((each) => each.user_id === found);
    if (person?.mayMeasure !== true) return;
    // Missing in Safari and Firefox, which the types do not say.
    (navigator as Partial<Navigator>).vibrate?.(60);
    onSelect(person.user_id);
  };
  return (
    <QrCamera
      texts={texts}
      isOn={isOn}
      onCode={onCode}
      message={content === null ? null : answerOf(user_id, member, other)}
      actions={
        <Button variant="default" onClick={onList}>
          {texts.list}
        </Button>
      }
    />
  );
}

type Other = Parameters<typeof personName>[0] & { active: boolean };

/** What a code is that selects nobody; null while its person is looked up. */
function answerOf(
  user_id: string | null,
  member: SessionPerson | undefined,
  other: Other | null | undefined,
): string | null {
  if (user_id === null) return texts.notBadge;
  if (member !== undefined) return member.mayMeasure ? null : texts.mayNot(member.name);
  if (other === undefined) return null;
  return other?.active === true ? texts.notInSession(personName(other)) : texts.unknown;
}
