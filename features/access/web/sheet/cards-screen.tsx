import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { dateText } from '#packages/kit';
import { CardSheet, LeaveGuard, useZone } from '#packages/ui';
import { personName } from '#people/domain';
import { accessTexts as texts } from '../access-texts.ts';
import { heldLinks, holdLinks } from '../held-links.ts';
import type { MadeLink } from '../use-links.ts';

/** /education/access-links/cards: new links as cards on A4, which are nowhere else. */
export function CardsScreen() {
  const [links] = useState(heldLinks);
  useEffect(() => () => holdLinks([]), []);
  const zone = useZone();
  return (
    <CardSheet
      title={texts.sheetTitle}
      sentence={texts.sheetSentence}
      note={texts.leave.about}
      cards={links.map((link) => cardOf(link, zone))}
      back={<Link to="/education/access-links">{texts.backToLinks}</Link>}
      empty={{
        title: texts.sheetEmpty,
        text: texts.sheetEmptyAbout,
        action: (
          <Button component={Link} to="/education/access-links" variant="default">
            {texts.selectPeople}
          </Button>
        ),
      }}
    >
      <LeaveGuard when={links.length > 0} words={texts.leave} />
    </CardSheet>
  );
}

function cardOf(link: MadeLink, zone: string) {
  const until = dateText(Date.parse(link.expires_time), zone);
  return {
    ...{ key: link.user_id, name: personName(link), code: link.url },
    lines: [texts.scan, texts.validUntil(until), link.organisation],
  };
}
