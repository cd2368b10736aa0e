import { Button } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useCopy, useInitialised } from '#packages/sync/web';
import { CardSheet, ErrorScreen } from '#packages/ui';
import { badgeAddress } from '#people/domain';
import { badgesOf } from '#people/offline';
import { useHasPlaces } from '../use-has-places.ts';
import { badgeTexts as texts } from './badge-texts.ts';

/** /people/badges: badges of the people that were chosen, with QR codes, as cards on A4. */
export function BadgesScreen() {
  const user_ids = useLocation({ select: ({ state }) => state.badges }) ?? [];
  const initialised = useInitialised();
  const hasPlaces = useHasPlaces();
  const { data, error, refetch } = useCopy(badgesOf, { user_ids });
  if (error !== null) return <ErrorScreen onRetry={refetch} />;
  const cards = data?.map(({ user_id, name, place }) => ({
    ...{ key: user_id, name, code: badgeAddress(location.origin, user_id) },
    lines: hasPlaces && place !== null ? [place] : [],
  }));
  return (
    <CardSheet
      title={texts.title}
      sentence={texts.sentence}
      note={texts.note}
      cards={initialised ? cards : undefined}
      back={<Link to="/people">{texts.backToPeople}</Link>}
      empty={{
        title: texts.empty,
        text: texts.emptyAbout,
        action: (
          <Button component={Link} to="/people" variant="default">
            {texts.selectPeople}
          </Button>
        ),
      }}
    />
  );
}
